import { describe, expect, it } from 'vitest';
import {
  CALLBACK_START,
  callbackReducer,
  completeCallback,
  type CallbackEvent,
  type CallbackState,
} from '#src/flows/callback.ts';
import { failed, ok } from '#src/lib/result.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';

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

describe('completing the sign-in', () => {
  const SESSION: Session | null = null;

  /** A pool with this answer to the redirect, and no session. */
  const poolWith = (code: UserPoolErrorCode | null) => ({
    completeRedirect: async () =>
      code === null ? ok(null) : failed({ code, providerMessage: '' }),
    session: async () => ok(SESSION),
    secondFactor: async () => ok('missing' as const),
  });
  const complete = (code: UserPoolErrorCode | null, hasResponse = true) =>
    completeCallback(hasResponse, { kind: 'none' }, poolWith(code));

  it.each([
    // What stays pending, so that its redirect target must be kept.
    ['offline', 'unreadable', false],
    ['not-loaded', 'unreadable', false],
    ['redirect-state-mismatch', 'redirect', false],
    ['redirect-cancelled', 'redirect', true],
    ['network', 'redirect', true],
    [null, 'signed-out', true],
  ] as const)('a response refused as %s: %s, spent: %s', async (code, kind, isSpent) => {
    expect(await complete(code)).toMatchObject({
      event: { type: 'failed', failure: { kind } },
      isSpent,
    });
  });

  it('a visit without a response spends nothing', async () => {
    expect(await complete(null, false)).toMatchObject({ isSpent: false });
  });
});
