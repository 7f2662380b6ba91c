import { describe, expect, it } from 'vitest';
import { digitCode, sameBytes } from '#local/user-pool/secrets.ts';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

describe('a code of digits', () => {
  it('keeps its leading zeros', () => {
    expect(digitCode(() => uint32(42), 6)).toBe('000042');
    expect(digitCode(() => uint32(3_999_999), 6)).toBe('999999');
    expect(digitCode(() => uint32(42), 8)).toBe('00000042');
  });

  it('rejects draws that would make some codes more likely', () => {
    const draws = [uint32(4_294_967_295), uint32(4_294_000_000), uint32(7)];
    expect(digitCode(() => draws.shift() ?? Buffer.alloc(4), 6)).toBe('000007');
    expect(draws).toEqual([]);
  });
});

describe('sameBytes', () => {
  it('compares bytes of any length', () => {
    expect(sameBytes(Buffer.from('ab'), Buffer.from('ab'))).toBe(true);
    expect(sameBytes(Buffer.from('ab'), Buffer.from('ac'))).toBe(false);
    expect(sameBytes(Buffer.from('ab'), Buffer.from('abc'))).toBe(false);
  });
});
