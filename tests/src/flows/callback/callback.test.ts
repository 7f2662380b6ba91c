import { describe, expect, it } from 'vitest';
import {
  CALLBACK_START,
  callbackReducer,
  type CallbackEvent,
  type CallbackState,
} from '#src/flows/callback/callback.ts';

const error = { code: 'redirect-cancelled', providerMessage: '' } as const;
const session = {
  id: 'id',
  idToken: 'a.b.c',
  email: 'ada@example.com',
  signInType: 'social',
} as const;
const learning = { kind: 'learning-site', url: 'https://learn.lureproof.example/' } as const;

const outcomes: [CallbackEvent, CallbackState][] = [
  [
    { type: 'session-read', session, decision: learning },
    { at: 'handing-over', idToken: 'a.b.c', url: learning.url },
  ],
  ...(
    [
      { kind: 'none' },
      { kind: 'internal', path: '/dashboard' },
      { kind: 'trusted', url: 'https://partner.example/' },
      { kind: 'leave', url: 'https://evil.example/', host: 'evil.example' },
    ] as const
  ).map((decision): [CallbackEvent, CallbackState] => [
    { type: 'session-read', session, decision },
    { at: 'going-on' },
  ]),
  [
    { type: 'session-read', session: null, decision: learning },
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
