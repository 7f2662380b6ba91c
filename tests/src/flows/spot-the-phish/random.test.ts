import { describe, expect, it } from 'vitest';
import { fnv1a, randomFrom, shuffled } from '#src/flows/spot-the-phish/random.ts';

/** The authors' test vectors (isthe.com/chongo/src/fnv/test_fnv.c). */
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('FNV-1a of %j', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

describe('randomFrom', () => {
  it('never changes, because links to rounds rely on it', () => {
    const random = randomFrom('bcdfg');
    expect([random(), random()].map((number) => number.toFixed(8))).toEqual([
      '0.95750811',
      '0.02288029',
    ]);
  });
});

it('shuffles without losing or adding items, or changing the original', () => {
  const items = [1, 2, 3, 4, 5, 6];
  const orders = new Set<string>();
  for (let seed = 0; seed < 3000; seed += 1) {
    orders.add(shuffled(items, randomFrom(String(seed))).join());
  }
  const contents = new Set([...orders].map((order) => order.split(',').toSorted().join()));
  expect([...contents]).toEqual(['1,2,3,4,5,6']);
  expect(items).toEqual([1, 2, 3, 4, 5, 6]);
  // Of 720 orders, about 709 are expected in 3,000 draws.
  expect(orders.size).toBeGreaterThan(680);
});
