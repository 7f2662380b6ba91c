import { duration, plural } from '#content/locale.ts';

/** Today’s six once they are played, the countdown to the next, and the streak. */
export const todayWords = {
  done: (right: number, all: number, points: string) =>
    `${right} of ${all} right, ${points} points`,
  see: 'See your result again',
  next: 'Next six in <left/>',
  /** Screen readers get the time once, without seconds. */
  nextSpoken: {
    hours: (hours: number) => `about ${duration(hours, 'hour')}`,
    minutes: (minutes: number) => `about ${duration(minutes, 'minute')}`,
  },
  arrived: 'The next six are here.',
  play: 'Play today’s six',
} as const;

/** Days in a row whose six were played. */
export function dayStreak(days: number): string {
  return plural(days, { one: `${days} day in a row`, other: `${days} days in a row` });
}

/** `5:07:09`. */
export function clock(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  const two = (figure = 0) => String(figure).padStart(2, '0');
  return `${hours}:${two(minutes)}:${two(rest)}`;
}
