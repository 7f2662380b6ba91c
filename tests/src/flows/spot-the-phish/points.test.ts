import { describe, expect, it } from 'vitest';
import {
  longestStreak,
  nextStreakBonus,
  pointsSteps,
  stakes,
  totalPoints,
} from '#src/flows/spot-the-phish/points.ts';
import { genuine, phish, right, wrong } from '../../../setup/rounds.ts';

const moderate = { ...genuine, difficulty: 'moderate' } as const;
const very = { ...genuine, difficulty: 'very' } as const;

describe('one answer', () => {
  it.each([
    [genuine, 1, 100],
    [genuine, 2, 150],
    [genuine, 3, 200],
    [moderate, 1, 150],
    [moderate, 2, 225],
    [moderate, 3, 300],
    [very, 1, 200],
    [very, 2, 300],
    [very, 3, 400],
  ] as const)('right: $0.difficulty at confidence %i earns %i', (message, confidence, points) => {
    expect(pointsSteps([right(message, { confidence })])).toEqual([
      { verdict: points, cues: 0, streak: 0, inARow: 1, gained: points, total: points },
    ]);
  });

  it.each([
    [1, 0],
    [2, -50],
    [3, -100],
  ] as const)('wrong: confidence %i costs %i, whatever the difficulty', (confidence, points) => {
    for (const message of [genuine, moderate, very, phish]) {
      expect(pointsSteps([wrong(message, { confidence })])[0]?.verdict).toBe(points);
    }
  });

  it('earns 25 once for each cue, if the phish is reported', () => {
    const marks = ['text-1-1', 'text-2-1', 'text-1-2'] as const;
    expect(pointsSteps([right(phish, { marks })])[0]).toMatchObject({ cues: 25, total: 125 });
    expect(pointsSteps([wrong(phish, { marks })])[0]).toMatchObject({ cues: 0, total: 0 });
    const both = ['sender', 'text-1-1'] as const;
    expect(pointsSteps([right(phish, { marks: both })])[0]).toMatchObject({ cues: 50 });
    expect(pointsSteps([right(genuine, { marks: both })])[0]).toMatchObject({ cues: 0 });
  });
});

describe('the total', () => {
  it('never falls below 0, and rises again from there', () => {
    const answered = [
      wrong(phish, { confidence: 3 }),
      right(phish),
      wrong(phish, { confidence: 3 }),
    ];
    const steps = pointsSteps(answered);
    expect(steps.map(({ total }) => total)).toEqual([0, 100, 0]);
    expect(steps.map(({ gained }) => gained)).toEqual([0, 100, -100]);
    expect(totalPoints(answered)).toBe(0);
  });
});

describe('a streak', () => {
  it('earns 50 at every third right answer in a row', () => {
    const six = Array.from({ length: 6 }, () => right(genuine));
    expect(pointsSteps(six).map(({ streak }) => streak)).toEqual([0, 0, 50, 0, 0, 50]);
    expect(totalPoints(six)).toBe(700);
    expect(longestStreak(six)).toBe(6);
  });

  it('restarts after a wrong answer', () => {
    const answered = [right(phish), right(phish), wrong(phish), right(phish), right(genuine)];
    expect(pointsSteps(answered).map(({ inARow }) => inARow)).toEqual([1, 2, 0, 1, 2]);
    expect(pointsSteps(answered).some(({ streak }) => streak > 0)).toBe(false);
    expect(longestStreak(answered)).toBe(2);
  });
});

it('says beforehand what a verdict can win and lose', () => {
  expect(stakes('moderate', 3)).toEqual({ win: 300, lose: -100 });
  expect(stakes('very', 1)).toEqual({ win: 200, lose: 0 });
});

it.each([
  [0, 6, 3],
  [1, 5, 3],
  [3, 3, 6],
  [4, 2, 6],
  [3, 2, null],
  [0, 2, null],
  [6, 0, null],
] as const)('after %i in a row with %i left, the next bonus is at %s', (inARow, left, next) => {
  expect(nextStreakBonus(inARow, left)).toBe(next);
});
