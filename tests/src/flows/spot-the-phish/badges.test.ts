import { describe, expect, it } from 'vitest';
import type { Answered } from '#src/flows/spot-the-phish/answers.ts';
import { BADGES, badgesEarned, type BadgeCode } from '#src/flows/spot-the-phish/badges.ts';
import { genuine, phish, right, wrong } from '../../../setup/rounds.ts';

const opened = { inspected: ['sender'] } as const;
const sure = { confidence: 3 } as const;

function times(count: number, answered: Answered): Answered[] {
  return Array.from({ length: count }, () => answered);
}

/** For each badge, answers that just earn it and answers that just don't. */
const cases: Record<BadgeCode, { earned: Answered[]; missed: Answered[] }> = {
  'first-report': { earned: [right(phish)], missed: [wrong(phish), wrong(genuine)] },
  'three-in-a-row': {
    earned: [wrong(phish), right(phish), right(genuine), right(phish)],
    missed: [right(phish), right(phish), wrong(phish), right(phish), right(phish)],
  },
  'looked-first': {
    earned: times(6, wrong(phish, opened)),
    missed: [...times(5, right(phish, opened)), right(phish)],
  },
  'every-cue': {
    earned: [wrong(phish, { marks: ['sender', 'text-2-1'] })],
    missed: [right(phish, { marks: ['sender', 'text-1-2'] }), right(genuine)],
  },
  'lesson-done': { earned: [wrong(genuine, { lessonDone: true })], missed: [wrong(genuine)] },
  'all-reported': {
    earned: [...times(2, right(phish)), wrong(genuine)],
    missed: [...times(3, right(phish)), wrong(phish)],
  },
  'no-false-alarms': {
    earned: [...times(2, right(genuine)), wrong(phish)],
    missed: [...times(3, right(genuine)), wrong(genuine)],
  },
  'surest-right': {
    earned: [right(phish, sure), right(genuine, sure), ...times(4, wrong(phish))],
    missed: [...times(5, right(phish, sure)), wrong(phish, sure)],
  },
};

describe.each(BADGES.map(({ code }) => [code, cases[code]] as const))('%s', (code, answers) => {
  it('is earned', () => {
    expect(badgesEarned(answers.earned, answers.earned.length)).toContain(code);
  });

  it('is not earned by slightly less', () => {
    expect(badgesEarned(answers.missed, answers.missed.length)).not.toContain(code);
  });
});

it('waits for the end of the round if a later answer could undo it', () => {
  const answered = times(3, right(genuine, sure));
  expect(badgesEarned(answered, 6)).not.toContain('surest-right');
  expect(badgesEarned(answered, 3)).toContain('surest-right');
});

it.each([
  ['all-reported', phish],
  ['no-false-alarms', genuine],
] as const)('%s waits for the end too, because it would tell what is left', (code, message) => {
  const answered = times(3, right(message));
  expect(badgesEarned(answered, 6)).not.toContain(code);
  expect(badgesEarned(answered, 3)).toContain(code);
});

it('doesn’t require anything to be opened on the landing page, which has nothing to open', () => {
  const onFrontPage = right(phish, { unasked: true });
  const inGame = times(5, right(phish, opened));
  expect(badgesEarned([onFrontPage, ...inGame], 6)).toContain('looked-first');
});

it('are listed once each', () => {
  const codes = BADGES.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.toSorted()).toEqual(Object.keys(cases).toSorted());
});
