import { describe, expect, it, vi } from 'vitest';
import {
  newExponent,
  proofTimestamp,
  publicValue,
  signProof,
} from '#src/services/user-pool/srp-proof.ts';
import published from '../../../setup/srp-vectors.json' with { type: 'json' };

const vectors = published.vectors.flatMap(({ secretBlock, timestamp, signature, ...rest }) =>
  secretBlock === undefined || timestamp === undefined || signature === undefined
    ? []
    : [{ ...rest, secretBlock, timestamp, signature }],
);

describe('the published known answers', () => {
  it('there are at least two', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(2);
  });

  it.each(vectors)('of $source', async ({ a, A, password, timestamp, signature, ...challenge }) => {
    const exponent = BigInt(`0x${a}`);
    expect(publicValue(exponent)).toBe(A);
    expect(await signProof(exponent, challenge, password, timestamp)).toBe(signature);
  });
});

it('refuses a B of zero, for which any password would prove itself', async () => {
  const challenge = { poolName: 'p', userId: 'u', salt: '01', B: '0', secretBlock: '' };
  await expect(signProof(1n, challenge, 'x', '')).rejects.toThrow(SyntaxError);
});

it('refuses to continue if u is zero, for which the password would not matter', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32));
  const challenge = { poolName: 'p', userId: 'u', salt: '01', B: '2', secretBlock: '' };
  await expect(signProof(1n, challenge, 'x', '')).rejects.toThrow('u is zero');
});

it('draws another exponent for each proof', () => {
  expect(newExponent()).not.toBe(newExponent());
});

it('writes single-digit days without a zero, in English and UTC', () => {
  const time = new Date(Date.UTC(2026, 10, 7, 0, 48, 27));
  expect(proofTimestamp(time)).toBe('Sat Nov 7 00:48:27 UTC 2026');
});
