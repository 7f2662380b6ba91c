import { describe, expect, it } from 'vitest';
import { answeredOf, type Answered } from '#src/flows/spot-the-phish/answers.ts';
import { titleOf, TITLES, type TitleCode } from '#src/flows/spot-the-phish/titles.ts';
import { statesOf } from '../../../setup/play-states.ts';
import { genuine, phish, right, wrong } from '../../../setup/rounds.ts';

const hard = { ...phish, difficulty: 'very' } as const;
const cues = { marks: ['sender', 'text-1-1'] } as const;
const times = (count: number, one: Answered) => Array.from({ length: count }, () => one);

/** For each title, a round that gets it. */
const cases: Record<TitleCode, Answered[]> = {
  'cool-head': [
    ...times(4, right(phish, { confidence: 3 })),
    ...times(2, right(genuine, { confidence: 2 })),
  ],
  'careful-reader': [...times(5, right(phish, { inspected: ['sender'] })), right(genuine)],
  'nothing-past-you': times(6, right(genuine)),
  'fooled-by-qr': [wrong({ ...phish, hasCode: true }), wrong(genuine), ...times(4, right(phish))],
  'quick-on-the-trigger': [...times(2, wrong(genuine)), ...times(4, right(phish))],
  'better-safe': [wrong(genuine), ...times(5, right(phish))],
  'one-got-away': [wrong(phish), ...times(5, right(genuine))],
  'thinks-well-of-people': [...times(4, wrong(phish)), ...times(2, right(genuine))],
  'eye-for-detail': [
    ...times(3, right(phish, { ...cues, confidence: 2 })),
    wrong(phish),
    ...times(2, wrong(genuine)),
  ],
  'better-when-hard': [
    wrong(phish),
    wrong(genuine),
    right(hard),
    wrong(hard),
    wrong(hard),
    right(hard),
  ],
  'strong-finish': [wrong(phish), ...times(2, wrong(genuine)), ...times(3, right(phish))],
  'better-than-you-thought': [
    ...times(2, right(phish)),
    ...times(2, wrong(genuine)),
    ...times(2, wrong(phish)),
  ],
  'second-looker': [...times(2, wrong(phish, { lessonDone: true })), ...times(4, wrong(genuine))],
  'steady-eye': [...times(4, right(genuine, { confidence: 2 })), wrong(genuine), wrong(phish)],
  'eye-in': [...times(3, wrong(phish)), ...times(3, wrong(genuine))],
};

describe.each(TITLES.map(({ code }) => [code, cases[code]] as const))('%s', (code, answered) => {
  it('can be had', () => {
    expect(titleOf(answered)).toBe(code);
  });
});

it('every round has one, the same each time', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const { game } = statesOf(seed).at(-1) ?? {};
    const answered = answeredOf(game?.round.messages ?? [], game?.answers ?? []);
    expect(Object.keys(cases)).toContain(titleOf(answered));
    expect(titleOf(answered)).toBe(titleOf(answered));
  }
});
