import { expect, it } from 'vitest';
import {
  CURRENCY,
  dateAndTime,
  list,
  LOCALE,
  longDate,
  mediumDate,
  plural,
  price,
  timeOfDay,
} from '#content/locale.ts';

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

const formatted = (options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat(LOCALE, options).format(date);

it.each(Array.from({ length: 12 }, (_, month) => month))(
  'dates of month %i are as Intl writes them',
  (month) => {
    const date = new Date(2026, month, 3 + month, 2 * month, 5 * month);
    const [dateStyle, timeStyle] = ['medium', 'short'] as const;
    expect(mediumDate(date)).toBe(formatted({ dateStyle }, date));
    expect(timeOfDay(date)).toBe(formatted({ timeStyle }, date));
    expect(dateAndTime(date.getTime())).toBe(formatted({ dateStyle, timeStyle }, date));
    const day = `2026-${String(month + 1).padStart(2, '0')}-09`;
    expect(longDate(day)).toBe(formatted({ dateStyle: 'long', timeZone: 'UTC' }, new Date(day)));
  },
);
