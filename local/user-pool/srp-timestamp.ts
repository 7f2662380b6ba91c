const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const FORM = /^\w{3} (\w{3}) (\d{1,2}) (\d\d):(\d\d):(\d\d) UTC (\d{4})$/;

/**
 * The canonical form of TIMESTAMP, without a zero before the day; null for any other format. The
 * service accepts a padded day but verifies the canonical form, so that the proof fails as if the
 * password were wrong (github.com/qwigo/warrant/pull/12).
 *
 * Clock skew is not checked. A maintainer wrote in 2016 that clocks have to agree
 * (amazon-archives/amazon-cognito-identity-js#58), but clients ten minutes to over an hour off have
 * signed in since (#495 and #541 there, aws-amplify/amplify-js#6494).
 */
export function canonicalTimestamp(text: string): string | null {
  const [, month = '', ...rest] = FORM.exec(text) ?? [];
  const [day = 0, hour = 0, minute = 0, second = 0, year = 0] = rest.map(Number);
  const time = Date.UTC(year, MONTHS.indexOf(month), day, hour, minute, second);
  const canonical = Number.isFinite(time) ? format(new Date(time)) : null;
  return canonical === text.replace(/^(\w+ \w+ )0/, '$1') ? canonical : null;
}

function format(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  const day = `${WEEKDAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
  return `${day} ${clock} UTC ${date.getUTCFullYear()}`;
}
