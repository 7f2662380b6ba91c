import { LOCALE } from '#content/locale.ts';

const whole = new Intl.NumberFormat(LOCALE);

export function formatPoints(points: number): string {
  return whole.format(points);
}

/** With its sign, and a minus that is as wide as a plus. */
export function formatChange(change: number): string {
  if (change === 0) return '0';
  return change < 0 ? `−${whole.format(-change)}` : `+${whole.format(change)}`;
}
