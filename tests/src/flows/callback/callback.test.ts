import { describe, expect, it } from 'vitest';
import {
  CALLBACK_START,
  callbackReducer,
  type CallbackEvent,
  type CallbackState,
} from '#src/flows/callback/callback.ts';

const error = { code: 'redirect-cancelled', providerMessage: '' } as const;
const url = 'https://learn.lureproof.example/';

const outcomes: [CallbackEvent, CallbackState][] = [
  [
    { type: 'learner-read', learner: { kind: 'ready', idToken: 'a.b.c' }, url },
    { at: 'handing-over', idToken: 'a.b.c', url },
  ],
  [
    { type: 'learner-read', learner: { kind: 'unprotected' }, url },
    { at: 'protecting-first', url },
  ],
  [
    { type: 'learner-read', learner: { kind: 'nobody' }, url },
    { at: 'failed', failure: { kind: 'no-token' } },
  ],
  [{ type: 'session-read', signedIn: true }, { at: 'going-on' }],
  [
    { type: 'session-read', signedIn: false },
    { at: 'failed', failure: { kind: 'no-token' } },
  ],
  [
    { type: 'redirect-failed', error },
    { at: 'failed', failure: { kind: 'redirect', error } },
  ],
  [
    { type: 'session-failed', error },
    { at: 'failed', failure: { kind: 'session', error } },
  ],
];

describe('the callback flow', () => {
  it.each(outcomes)('%o leads to %o', (event, state) => {
    expect(callbackReducer(CALLBACK_START, event)).toEqual(state);
  });

  it('hands the token to the learning site alone', () => {
    const withToken = outcomes.filter(([, state]) => JSON.stringify(state).includes('a.b.c'));
    expect(withToken).toHaveLength(1);
  });

  it.each(outcomes.map(([, state]) => state))(
    'an answer that comes late changes nothing: %o',
    (state) => {
      for (const [event] of outcomes) expect(callbackReducer(state, event)).toBe(state);
    },
  );

  it.each(outcomes.map(([, state]) => state))('only a failure can be tried again: %o', (state) => {
    const next = callbackReducer(state, { type: 'tried-again' });
    expect(next).toEqual(state.at === 'failed' ? CALLBACK_START : state);
  });
});
