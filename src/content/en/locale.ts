/** The BCP 47 tag of this copy, used to format dates, numbers and prices. */
export const LOCALE = 'en-GB';

export const CURRENCY = 'GBP';

/** In quotation marks. */
export function quoted(text: string): string {
  return `“${text}”`;
}

/*
 * Except for `duration`, these are English's own rules, because pages start with them: the data that Intl loads for its first
 * format takes a phone 160 to 500 ms. Tests compare them with Intl.
 */

/** Whole pounds. */
export function price(pounds: number): string {
  return `£${String(pounds).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}

/** '3 hours'. */
export function duration(amount: number, unit: 'minute' | 'hour' | 'day'): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(amount);
}

/** The form for this count. A locale that needs more forms than `one` and `other` adds them. */
export function plural<Form>(
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form },
): Form {
  return (count === 1 ? forms.one : undefined) ?? forms.other;
}

/** 'one, two, three'. */
export function list(items: readonly string[]): string {
  return items.join(', ');
}

const MONTHS = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May', 'May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sept'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
] as const;

/** '10 Nov 2026, 09:05', in the user's time zone. */
export function dateAndTime(date: Date | number): string {
  return `${mediumDate(date)}, ${timeOfDay(date)}`;
}

/** '09:05', in the user's time zone. */
export function timeOfDay(date: Date | number): string {
  const local = new Date(date);
  return [local.getHours(), local.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** '10 Nov 2026', in the user's time zone. */
export function mediumDate(date: Date | number): string {
  const local = new Date(date);
  return [local.getDate(), MONTHS[local.getMonth()]?.[1], local.getFullYear()].join(' ');
}

/** For a date without a time: '10 November 2026'. */
export function longDate(date: string): string {
  const day = new Date(date);
  return [day.getUTCDate(), MONTHS[day.getUTCMonth()]?.[0], day.getUTCFullYear()].join(' ');
}
