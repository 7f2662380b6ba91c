import { describe, expect, it } from 'vitest';
import type { OperationContext } from '#local/user-pool/context.ts';
import { isForgotten, recordFailure, refuseWhileLocked } from '#local/user-pool/lockout.ts';
import { emptyUserPoolState } from '#local/user-pool/state.ts';

function contextAt(now: number, state = emptyUserPoolState()): OperationContext {
  return {
    pool: {
      id: 'eu-west-1_Pool',
      name: 'Pool',
      clientId: 'client',
      issuer: 'http://localhost',
      callbackUrls: [],
      logoutUrls: [],
    },
    state,
    secret: 'pool secret',
    now,
    randomBytes: (length) => new Uint8Array(length),
    outbox: [],
  };
}

describe('the lock after failed passwords', () => {
  it('lasts 2^(n−5) seconds and never more than 15 minutes', () => {
    const state = emptyUserPoolState();
    let now = 0;
    const locks = Array.from({ length: 17 }, () => {
      recordFailure(contextAt(now, state), 'user');
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

  it('is forgotten fifteen minutes after it ended', () => {
    const lockout = { failures: 7, lockedUntil: 4000, lastAttemptAt: 0 };
    expect(isForgotten(lockout, 4000 + 900_000 - 1)).toBe(false);
    expect(isForgotten(lockout, 4000 + 900_000)).toBe(true);
  });
});
