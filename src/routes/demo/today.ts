import { hasDay } from '#src/flows/spot-the-phish/day-streak.ts';
import { londonDay } from '#src/flows/spot-the-phish/london-day.ts';
import type { PlayState } from '#src/flows/spot-the-phish/play.ts';
import { streakOf } from '#src/flows/spot-the-phish/record.ts';

/** What the start and the result say about today’s six. */
export interface TodayInfo {
  day: number;
  /** Days in a row, up to today or, before today’s six are played, up to yesterday. */
  streak: number;
  isPlayed: boolean;
}

export function todayOf({ record }: PlayState): TodayInfo {
  const day = londonDay(Date.now());
  return { day, streak: streakOf(record, day), isPlayed: hasDay(record.days, day) };
}
