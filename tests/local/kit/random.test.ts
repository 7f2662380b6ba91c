import { describe, expect, it } from 'vitest';
import { newUuid } from '#local/kit/random.ts';

describe('a UUID', () => {
  it('is of version 4', () => {
    expect(newUuid((length) => new Uint8Array(length).fill(255))).toBe(
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    );
  });
});
