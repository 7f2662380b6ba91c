import { describe, expect, it } from 'vitest';
import { prune } from '#local/user-pool/prune.ts';
import { DAY, HOUR, MINUTE, provePassword, signedInPool } from '../../setup/local-user-pool.ts';

describe('pruning', () => {
  it('keeps everything that is still of use', async () => {
    const { test } = await signedInPool();
    await provePassword(test);
    const state = test.store.read();
    expect(prune(state, test.now())).toEqual(state);
  });

  it('drops everything else but users and keys', async () => {
    const { test } = await signedInPool();
    await provePassword(test);
    await test.call('ForgotPassword', { Username: 'nobody@example.com' });
    await provePassword(test, 'nobody@example.com').catch(() => undefined);
    const state = test.store.read();
    expect(Object.keys(state.lockouts)).toHaveLength(1);
    expect(prune(state, test.now() + 60 * DAY)).toEqual({
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
    ['families', 60 * DAY],
  ] as const)('drops %s after %d ms and not before', async (part, lifetime) => {
    const { test } = await signedInPool();
    await provePassword(test);
    const state = test.store.read();
    const count = Object.keys(state[part]).length;
    expect(count).toBeGreaterThan(0);
    expect(Object.keys(prune(state, test.now() + lifetime - 1)[part])).toHaveLength(count);
    expect(prune(state, test.now() + lifetime)[part]).toEqual({});
  });
});
