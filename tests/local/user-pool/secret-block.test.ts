import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OperationContext } from '#local/user-pool/context.ts';
import { seal, unseal } from '#local/user-pool/secret-block.ts';
import { N } from '#local/user-pool/srp.ts';
import { emptyUserPoolState } from '#local/user-pool/state.ts';

const context: OperationContext = {
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
  state: emptyUserPoolState(),
  secret: 'pool secret',
  now: 0,
  randomBytes,
  outbox: [],
};
const exchange = {
  sub: '0b5c1b3e-7a3a-4a53-9f60-1d6d9c0a7a11',
  A: N - 1n,
  B: 7n,
  b: 2n ** 255n,
  expiresAt: 1_795_222_107_123,
};

describe('a secret block', () => {
  it('carries an exchange through the client', () => {
    expect(unseal(context, seal(context, exchange))).toEqual(exchange);
  });

  it('is refused if any byte was changed', () => {
    const block = seal(context, exchange);
    for (let index = 0; index < block.length; index += 1) {
      const changed = Buffer.from(block);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(unseal(context, changed)).toBeNull();
    }
  });

  it('is refused if truncated, empty or from another pool', () => {
    const block = seal(context, exchange);
    expect(unseal(context, block.subarray(1))).toBeNull();
    expect(unseal(context, Buffer.alloc(0))).toBeNull();
    expect(unseal({ ...context, secret: 'another' }, block)).toBeNull();
    expect(unseal({ ...context, pool: { ...context.pool, id: 'x_y' } }, block)).toBeNull();
  });
});
