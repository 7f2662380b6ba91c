import { expect, it } from 'vitest';
import { CURRENCY, list, LOCALE, plural, price } from '#content/locale.ts';

it.each([0, 1, 49, 999, 1_000, 1_200, 12_345, 100_000, 1_234_567])(
  'a price of %i is as Intl writes it',
  (pounds) => {
    const style = { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 } as const;
    expect(price(pounds)).toBe(new Intl.NumberFormat(LOCALE, style).format(pounds));
  },
);

it.each([0, 1, 2, 11, 21, 101])('a count of %i has the form that Intl gives it', (count) => {
  const form = new Intl.PluralRules(LOCALE).select(count);
  expect(plural(count, { one: 'one', other: 'other' })).toBe(form);
});

it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']]])('lists %j as Intl does', (items) => {
  expect(list(items)).toBe(new Intl.ListFormat(LOCALE, { type: 'unit' }).format(items));
});
