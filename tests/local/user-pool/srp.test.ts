import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromHex,
  g,
  k,
  N,
  pad,
  parsePublic,
  power,
  privateKey,
  proofOf,
  scramble,
  serverPublic,
  serverSecret,
  sessionKey,
  verifierOf,
} from '#local/user-pool/srp.ts';
import { srpClient } from '../../setup/srp-client.ts';
import published from '../../setup/srp-vectors.json' with { type: 'json' };

interface KnownAnswer {
  name: string;
  published: string;
  computed: string;
}

/** The values of a published vector, beside those that the server computes. */
function knownAnswers(vector: (typeof published.vectors)[number]): KnownAnswer[] {
  const { poolName, userId, password, salt } = vector;
  const a = fromHex(vector.a);
  const A = power(g, a);
  const B = fromHex(vector.B);
  const u = scramble(A, B);
  const x = privateKey(poolName, userId, password, salt);
  // The vectors publish no b, so S is computed as the client would.
  const base = (((B - k * verifierOf(x)) % N) + N) % N;
  const S = power(base, a + u * x);
  const key = sessionKey(S, u);
  const secretBlock = Buffer.from(vector.secretBlock ?? '', 'base64');
  const proof = proofOf(key, { poolName, userId, secretBlock, timestamp: vector.timestamp ?? '' });
  return [
    { name: 'A', published: vector.A, computed: A.toString(16) },
    { name: 'u', published: vector.u ?? '', computed: u.toString(16) },
    { name: 'x', published: vector.x ?? '', computed: x.toString(16) },
    { name: 'S', published: vector.S ?? '', computed: S.toString(16) },
    { name: 'key', published: vector.key, computed: key.toString('hex') },
    { name: 'signature', published: vector.signature ?? '', computed: proof.toString('base64') },
  ].filter((answer) => answer.published !== '');
}

describe.each(published.vectors)('the known answers of $source', (vector) => {
  it.each(knownAnswers(vector))('give $name', ({ published, computed }) => {
    expect(computed).toBe(published);
  });
});

describe('the group', () => {
  it('has the published k', () => {
    expect(published.note).toContain(`k = ${k.toString(16)}`);
  });

  it('has powers of every base', () => {
    const exponent = fc.bigInt({ min: 1n, max: 2n ** 40n });
    const base = fc.oneof(
      fc.constantFrom(0n, 1n, 2n, N - 1n, N, N + 1n),
      fc.bigInt({ min: 0n, max: N }),
    );
    fc.assert(
      fc.property(base, exponent, (base, exponent) => {
        let expected = 1n;
        for (const bit of exponent.toString(2)) {
          expected = (expected * expected * (bit === '1' ? base : 1n)) % N;
        }
        expect(power(base, exponent)).toBe(expected);
      }),
    );
  });

  it('pads numbers to whole bytes with a clear top bit', () => {
    expect(pad(0x0fn).toString('hex')).toBe('0f');
    expect(pad(0x7fn).toString('hex')).toBe('7f');
    expect(pad(0x80n).toString('hex')).toBe('0080');
    expect(pad(0x123n).toString('hex')).toBe('0123');
  });
});

describe("a client's public value", () => {
  it.each([
    ['0', 0n],
    ['N', N],
    ['2N', 2n * N],
    ['more than N', N + 1n],
  ])('is refused if it is %s', (_, value) => {
    expect(parsePublic(value.toString(16))).toBeNull();
  });

  it.each(['', 'xyz', '-1', '0x1', 'f'.repeat(100_000)])(
    'is refused if it is not a number',
    (text) => {
      expect(parsePublic(text)).toBeNull();
    },
  );

  it('may be in either letter case, with or without a leading zero', () => {
    expect(parsePublic('0aB')).toBe(0xabn);
    expect(parsePublic((N - 1n).toString(16))).toBe(N - 1n);
  });
});

describe('an exchange', () => {
  const number = (bytes: number) =>
    fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((drawn) => {
      return Buffer.from(drawn).toString('hex').replace(/^00/, '01');
    });
  const exchange = fc.record({
    password: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
    claimed: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
    salt: number(16),
    a: number(20),
    b: number(20),
  });

  it('agrees for the right password and for no other', () => {
    fc.assert(
      fc.property(exchange, ({ password, claimed, salt, a, b }) => {
        const verifier = verifierOf(privateKey('Pool', 'user', password, salt));
        const B = serverPublic(verifier, fromHex(b));
        const client = srpClient(a);
        const A = fromHex(client.A);
        const u = scramble(A, B);
        const expected = sessionKey(serverSecret(A, verifier, u, fromHex(b)), u);
        const challenge = {
          poolName: 'Pool',
          userId: 'user',
          salt,
          B: B.toString(16),
          secretBlock: '',
        };
        expect(client.key(challenge, password).equals(expected)).toBe(true);
        expect(client.key(challenge, claimed).equals(expected)).toBe(claimed === password);
      }),
      { numRuns: 25 },
    );
  });
});
