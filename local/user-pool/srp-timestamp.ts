const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const FORM = /^\w{3} (\w{3}) (\d{1,2}) (\d\d):(\d\d):(\d\d) UTC (\d{4})$/;

/** `Sat Nov 21 00:48:27 UTC 2026`: English, the day without a leading zero. */
export function formatTimestamp(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  const day = `${WEEKDAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
  return `${day} ${clock} UTC ${date.getUTCFullYear()}`;
}

/** Milliseconds since 1970, or null for anything that `formatTimestamp` would not have written. */
export function parseTimestamp(text: string): number | null {
  const [, month = '', ...rest] = FORM.exec(text) ?? [];
  const [day = 0, hour = 0, minute = 0, second = 0, year = 0] = rest.map(Number);
  const time = Date.UTC(year, MONTHS.indexOf(month), day, hour, minute, second);
  return Number.isFinite(time) && formatTimestamp(time) === text ? time : null;
}
