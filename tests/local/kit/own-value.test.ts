import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownValue } from '#local/kit/own-value.ts';

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe('ownValue', () => {
  it.each(INHERITED)('ignores an inherited %s but finds an own one', (key) => {
    expect(ownValue<unknown>({ other: 1 }, key)).toBeUndefined();
    expect(ownValue(Object.fromEntries([[key, 'kept']]), key)).toBe('kept');
  });

  it('agrees with a Map for any record and key', () => {
    const keys = fc.oneof(fc.constantFrom(...INHERITED), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.integer())), keys, (entries, key) => {
        expect(ownValue(Object.fromEntries(entries), key)).toBe(new Map(entries).get(key));
      }),
    );
  });
});
