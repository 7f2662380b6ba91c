import { describe, expect, it } from 'vitest';
import {
  CALLBACK_START,
  callbackReducer,
  type CallbackEvent,
  type CallbackState,
} from '#src/flows/callback.ts';

const error = { code: 'redirect-cancelled', providerMessage: '' } as const;
const destination = { kind: 'redirect' } as const;
const failure = { kind: 'redirect', error } as const;

const outcomes: [CallbackEvent, CallbackState][] = [
  [
    { type: 'completed', destination },
    { at: 'completed', destination },
  ],
  [
    { type: 'failed', failure },
    { at: 'failed', failure },
  ],
];

describe('the callback flow', () => {
  it.each(outcomes)('%o results in %o', (event, state) => {
    expect(callbackReducer(CALLBACK_START, event)).toEqual(state);
  });

  it.each(outcomes.map(([, state]) => state))('a late answer changes nothing: %o', (state) => {
    for (const [event] of outcomes) expect(callbackReducer(state, event)).toBe(state);
  });

  it.each(outcomes.map(([, state]) => state))('only a failure can be retried: %o', (state) => {
    const next = callbackReducer(state, { type: 'tried-again' });
    expect(next).toEqual(state.at === 'failed' ? CALLBACK_START : state);
  });
});
