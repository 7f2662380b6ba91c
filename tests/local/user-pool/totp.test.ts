import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, stepOfCode } from '#local/user-pool/totp.ts';

/** RFC 6238, appendix B: the secret of its SHA-1 rows and the last six of their eight digits. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;
const RFC_ROWS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('a time-based code', () => {
  it.each(RFC_ROWS)('of RFC 6238 at %d s is accepted in its own step', (seconds, code) => {
    expect(stepOfCode(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('is accepted one step early and one step late', () => {
    const step = Math.floor(1_234_567_890 / 30);
    expect(stepOfCode(RFC_SECRET, '005924', (step - 1) * 30_000)).toBe(step);
    expect(stepOfCode(RFC_SECRET, '005924', (step + 2) * 30_000 - 1)).toBe(step);
  });

  it('is refused two steps away', () => {
    const step = Math.floor(1_234_567_890 / 30);
    expect(stepOfCode(RFC_SECRET, '005924', (step - 1) * 30_000 - 1)).toBeNull();
    expect(stepOfCode(RFC_SECRET, '005924', (step + 2) * 30_000)).toBeNull();
  });

  it.each(['', '5924', '0059240', 'abcdef', '005 924'])('is refused as %j', (code) => {
    expect(stepOfCode(RFC_SECRET, code, 1_234_567_890_000)).toBeNull();
  });
});

describe('a new secret', () => {
  it('encodes 160 random bits in base32', () => {
    const bytes = Uint8Array.from({ length: 20 }, (_, index) => index);
    const secret = newTotpSecret((length) => bytes.slice(0, length));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Uint8Array(Secret.fromBase32(secret).buffer)).toEqual(bytes);
  });
});
