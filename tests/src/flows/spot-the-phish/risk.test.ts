import { describe, expect, it } from 'vitest';
import { riskAfter, riskSteps } from '#src/flows/spot-the-phish/risk.ts';
import { genuine, phish, right, wrong } from '../../../setup/rounds.ts';

it('is 50 before the first answer', () => {
  expect(riskAfter([])).toBe(50);
  expect(riskSteps([])).toEqual([]);
});

describe('one answer', () => {
  it.each([
    ['a missed phish', wrong(phish), ['missed-phish', 1, 15, 65]],
    ['a false alarm', wrong(genuine), ['false-alarm', 1, 5, 55]],
    ['a report', right(phish), ['report', 1, -8, 42]],
  ] as const)('%s', (_, answered, [cause, times, change, risk]) => {
    expect(riskSteps([answered])).toEqual([
      { message: answered.message.id, cause, times, change, risk },
    ]);
  });

  it('changes nothing if a genuine message is trusted', () => {
    expect(riskSteps([right(genuine)])).toEqual([]);
    expect(riskAfter([right(genuine)])).toBe(50);
  });

  it('has steps for verdict, cues and lesson, in order', () => {
    const marks = ['sender', 'text-2-1'] as const;
    const answered = [right(phish, { marks }), wrong(phish, { lessonDone: true })];
    expect(riskSteps(answered)).toEqual([
      { message: 'phish', cause: 'report', times: 1, change: -8, risk: 42 },
      { message: 'phish', cause: 'cue-found', times: 2, change: -4, risk: 38 },
      { message: 'phish', cause: 'missed-phish', times: 1, change: 15, risk: 53 },
      { message: 'phish', cause: 'lesson-done', times: 1, change: -4, risk: 49 },
    ]);
    expect(riskAfter(answered)).toBe(49);
  });

  it('is not lowered by cues found in a phish that is trusted', () => {
    expect(riskAfter([wrong(phish, { marks: ['sender', 'text-2-1'] })])).toBe(65);
  });
});

it.each([
  ['100', wrong(phish), 100],
  ['1', right(phish, { marks: ['sender', 'text-1-1'] }), 1],
] as const)('stops at %s', (_, answered, limit) => {
  const many = Array.from({ length: 9 }, () => answered);
  const risks = riskSteps(many).map(({ risk }) => risk);
  expect(risks.at(-1)).toBe(limit);
  expect(Math.min(...risks)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...risks)).toBeLessThanOrEqual(100);
});
