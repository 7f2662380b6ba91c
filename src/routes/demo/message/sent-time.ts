import { messageWords } from '#content/demo/message.ts';
import { LOCALE } from '#content/locale.ts';

/** `2026-11-18T07:12` is wall-clock time, shown the same in every time zone. */
const CLOCK = { timeZone: 'UTC' } as const;
const time = new Intl.DateTimeFormat(LOCALE, { ...CLOCK, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(LOCALE, {
  ...CLOCK,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** `earlier`: whole minutes before it was sent. */
export function sentTime(sent: string, earlier = 0): string {
  return time.format(new Date(Date.parse(`${sent}Z`) - earlier * 60_000));
}

export function sentAt(sent: string): string {
  return messageWords.sentAt(sentDay(sent), sentTime(sent));
}

export function sentDay(sent: string): string {
  return day.format(new Date(`${sent}Z`));
}
