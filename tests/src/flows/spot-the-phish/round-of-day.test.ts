import { expect, it } from 'vitest';
import { drawRound } from '#src/flows/spot-the-phish/draw-round.ts';
import { roundOfDay } from '#src/flows/spot-the-phish/round-of-day.ts';
import { library } from '../../../setup/rounds.ts';

const DAYS = 3650;
const days = Array.from({ length: DAYS }, (_, index) => roundOfDay(index + 1, library));
const idsOn = (day: number) => days[day]?.messages.map(({ id }) => id) ?? [];

it('no round of 3,650 days comes again within 30 days', () => {
  const lastDay = new Map<string, number>();
  days.forEach((_, day) => {
    const round = idsOn(day).toSorted().join();
    expect(day - (lastDay.get(round) ?? -Infinity)).toBeGreaterThan(30);
    lastDay.set(round, day);
  });
});

it('no message comes two days running, and each comes in time', () => {
  const counts = new Map<string, number>();
  days.forEach(({ messages }, day) => {
    expect(messages).toHaveLength(6);
    expect(idsOn(day).filter((id) => idsOn(day + 1).includes(id))).toEqual([]);
    for (const { id } of messages) counts.set(id, (counts.get(id) ?? 0) + 1);
  });
  expect(counts.size).toBe(library.length);
  const fair = (DAYS * 6) / library.length;
  expect(Math.min(...counts.values())).toBeGreaterThan(fair / 3);
});

it('a day’s round is the same in whatever order days are drawn, and its code is its number', () => {
  const copy = [...library];
  for (const day of [3000, 214, 215, 1, 4, 3]) expect(roundOfDay(day, copy)).toEqual(days[day - 1]);
  expect(drawRound('214', library)).toBe(days[213]);
  expect(days[213]?.code).toBe('214');
});
