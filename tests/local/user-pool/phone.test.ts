import { describe, expect, it } from 'vitest';
import { maskPhoneNumber } from '#local/user-pool/phone.ts';

describe('maskPhoneNumber', () => {
  it('shows the last four digits', () => {
    expect(maskPhoneNumber('+447700900123')).toBe('+********0123');
  });
});
