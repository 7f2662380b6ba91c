/** The BCP 47 tag of this copy, used to format dates, numbers and prices. */
export const LOCALE = 'en-GB';

export const CURRENCY = 'GBP';

const money = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: CURRENCY,
  maximumFractionDigits: 0,
});

/** Whole pounds. */
export function price(pounds: number): string {
  return money.format(pounds);
}
