import { describe, expect, it } from 'vitest';
import type { OperationContext } from '#local/user-pool/context.ts';
import {
  clearFailures,
  forgetFailures,
  isForgotten,
  recordFailure,
  refuseWhileLocked,
} from '#local/user-pool/lockout.ts';
import { emptyUserPoolState } from '#local/user-pool/state.ts';

function contextAt(now: number, state = emptyUserPoolState()): OperationContext {
  return {
    pool: {
      id: 'eu-west-1_Pool',
      name: 'Pool',
      clientId: 'client',
      issuer: 'http://localhost',
      verifyBeforeUpdate: [],
      tokenSeconds: 900,
      callbackUrls: [],
      logoutUrls: [],
    },
    caller: { userAgent: null, ipAddress: '127.0.0.1' },
    state,
    secret: 'pool secret',
    now,
    randomBytes: (length) => new Uint8Array(length),
    outbox: [],
  };
}

describe('the lockout after failed passwords and codes', () => {
  it('lasts 2^(n−5) seconds and never more than 15 minutes', () => {
    const state = emptyUserPoolState();
    let now = 0;
    const locks = Array.from({ length: 17 }, () => {
      recordFailure(contextAt(now, state), 'password', 'user');
      const lockedUntil = state.lockouts['user']?.lockedUntil ?? 0;
      const seconds = Math.max(0, lockedUntil - now) / 1000;
      now = Math.max(now, lockedUntil);
      return seconds;
    });
    expect(locks).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('ends on time', () => {
    const state = emptyUserPoolState();
    state.lockouts['user'] = { failures: 5, lockedUntil: 1000, lastAttemptAt: 0 };
    expect(() => refuseWhileLocked(contextAt(999, state), 'user')).toThrow(
      'Password attempts exceeded',
    );
    expect(() => refuseWhileLocked(contextAt(1000, state), 'user')).not.toThrow();
  });

  it('applies to passwords and codes alike, but is cleared by its own kind only', () => {
    for (const [wrong, right] of [
      ['password', 'code'],
      ['code', 'password'],
    ] as const) {
      const context = contextAt(0);
      for (let count = 0; count < 5; count += 1) recordFailure(context, wrong, 'user');
      clearFailures(context, right, 'user');
      expect(() => refuseWhileLocked(context, 'user')).toThrow('Password attempts exceeded');
      expect(() => refuseWhileLocked(context, 'another user')).not.toThrow();
      clearFailures(context, wrong, 'user');
      expect(() => refuseWhileLocked(context, 'user')).not.toThrow();
    }
  });

  it('is removed with its user', () => {
    const context = contextAt(0);
    recordFailure(context, 'password', 'user');
    recordFailure(context, 'code', 'user');
    forgetFailures(context.state, 'user');
    expect(context.state.lockouts).toEqual({});
  });

  it('is dropped fifteen minutes after it ended', () => {
    const lockout = { failures: 7, lockedUntil: 4000, lastAttemptAt: 0 };
    expect(isForgotten(lockout, 4000 + 900_000 - 1)).toBe(false);
    expect(isForgotten(lockout, 4000 + 900_000)).toBe(true);
  });
});
