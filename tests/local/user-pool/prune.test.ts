import { describe, expect, it } from 'vitest';
import { prune } from '#local/user-pool/prune.ts';
import { HOUR, MINUTE, SESSION_LIFETIME } from '../../setup/local-user-pool.ts';
import { signedInPool } from '../../setup/signed-in-pool.ts';

describe('pruning', () => {
  it('keeps valid records', async () => {
    const { test } = await signedInPool();
    await test.provePassword();
    const state = test.store.read();
    expect(prune(state, test.now())).toEqual(state);
  });

  it('drops expired records, but not users and keys', async () => {
    const { test } = await signedInPool();
    await test.provePassword();
    await test.call('ForgotPassword', { Username: 'nobody@example.com' });
    await test.provePassword('nobody@example.com').catch(() => undefined);
    const state = test.store.read();
    expect(Object.keys(state.lockouts)).toHaveLength(1);
    expect(prune(state, test.now() + 2 * SESSION_LIFETIME)).toEqual({
      ...state,
      attempts: {},
      families: {},
      lockouts: {},
      sessions: {},
      spentBlocks: {},
    });
  });

  it.each([
    ['sessions', 3 * MINUTE],
    ['spentBlocks', 3 * MINUTE],
    ['attempts', HOUR],
    ['families', 2 * SESSION_LIFETIME],
  ] as const)('drops %s after %d ms', async (part, lifetime) => {
    const { test } = await signedInPool();
    await test.provePassword();
    const state = test.store.read();
    const count = Object.keys(state[part]).length;
    expect(count).toBeGreaterThan(0);
    expect(Object.keys(prune(state, test.now() + lifetime - 1)[part])).toHaveLength(count);
    expect(prune(state, test.now() + lifetime)[part]).toEqual({});
  });
});
