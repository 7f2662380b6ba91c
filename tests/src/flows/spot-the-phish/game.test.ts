import { describe, expect, it } from 'vitest';
import { MOST_MARKS } from '#src/flows/spot-the-phish/answers.ts';
import type { Round } from '#src/flows/spot-the-phish/deal-round.ts';
import { gameReducer, type GameEvent, type GameState } from '#src/flows/spot-the-phish/game.ts';
import { genuine, guess, phish, play } from '../../../setup/rounds.ts';

const round: Round = { code: 'bcdfg', messages: [phish, genuine] };
const other: Round = { code: 'ghjkm', messages: [genuine] };
const missed = { ...guess, verdict: 'trust' } as const;
const alarmed = { ...guess, verdict: 'report' } as const;
const examined = { inspected: ['headers'], marks: ['sender'] } as const;
const nothing = { inspected: [], marks: [] } as const;

/** At least one state of each kind. The second message is the last. */
const states = {
  start: { at: 'start', round, answers: [] },
  reading: { at: 'reading', round, answers: [], ...nothing },
  confidence: { at: 'confidence', round, answers: [], ...examined, verdict: 'trust' },
  'feedback after a miss': { at: 'feedback', round, answers: [missed] },
  'feedback after a right answer': { at: 'feedback', round, answers: [guess] },
  'the last feedback': { at: 'feedback', round, answers: [guess, alarmed] },
  lesson: { at: 'lesson', round, answers: [missed], tried: [0] },
  'a lesson done': {
    at: 'lesson',
    round,
    answers: [{ ...missed, lessonDone: true }],
    tried: [0, 1],
  },
  'the last lesson': { at: 'lesson', round, answers: [guess, alarmed], tried: [] },
  result: { at: 'result', round, answers: [guess, missed] },
} as const satisfies Record<string, GameState>;

type StateName = keyof typeof states;
const names = Object.keys(states).filter((name): name is StateName => name in states);

const second = { at: 'reading', round, ...nothing } as const;
const answeredNow = { verdict: 'trust', confidence: 3, ...examined, lessonDone: false } as const;
const drawn = { at: 'start', round: other, answers: [] } as const;

/** The changes that each event makes; any other combination changes nothing. */
const table: [GameEvent, Partial<Record<StateName, GameState>>][] = [
  [{ type: 'round-drawn', round: other }, Object.fromEntries(names.map((name) => [name, drawn]))],
  [{ type: 'started' }, { start: states.reading }],
  [
    { type: 'started-with-verdict', verdict: 'report' },
    { start: { ...second, answers: [{ ...guess, unasked: true }] } },
  ],
  [
    { type: 'inspected', part: 'link-1' },
    {
      reading: { ...states.reading, inspected: ['link-1'] },
      confidence: { ...states.confidence, inspected: [...examined.inspected, 'link-1'] },
    },
  ],
  [{ type: 'inspected', part: 'attachment-1' }, {}],
  [
    { type: 'mark-toggled', part: 'subject' },
    {
      reading: { ...states.reading, marks: ['subject'] },
      confidence: { ...states.confidence, marks: [...examined.marks, 'subject'] },
    },
  ],
  [{ type: 'mark-toggled', part: 'text-9-9' }, {}],
  [
    { type: 'judged', verdict: 'report' },
    { reading: { ...states.reading, at: 'confidence', verdict: 'report' } },
  ],
  [{ type: 'reconsidered' }, { confidence: { at: 'reading', round, answers: [], ...examined } }],
  [
    { type: 'confidence-given', confidence: 3 },
    { confidence: { at: 'feedback', round, answers: [answeredNow] } },
  ],
  [
    { type: 'lesson-opened' },
    {
      'feedback after a miss': { at: 'lesson', round, answers: [missed], tried: [] },
      'the last feedback': states['the last lesson'],
    },
  ],
  [
    { type: 'lesson-answered', choice: 1 },
    {
      lesson: states['a lesson done'],
      'the last lesson': {
        at: 'lesson',
        round,
        answers: [guess, { ...alarmed, lessonDone: true }],
        tried: [1],
      },
    },
  ],
  [
    { type: 'lesson-answered', choice: 2 },
    {
      lesson: { ...states.lesson, tried: [0, 2] },
      'the last lesson': { ...states['the last lesson'], tried: [2] },
    },
  ],
  ...[3, -1, 0.5, Number.NaN].map((choice): (typeof table)[number] => [
    { type: 'lesson-answered', choice },
    {},
  ]),
  [
    { type: 'continued' },
    {
      'feedback after a miss': { ...second, answers: [missed] },
      'feedback after a right answer': { ...second, answers: [guess] },
      'the last feedback': { at: 'result', round, answers: [guess, alarmed] },
      lesson: { ...second, answers: [missed] },
      'a lesson done': { ...second, answers: [{ ...missed, lessonDone: true }] },
      'the last lesson': { at: 'result', round, answers: [guess, alarmed] },
    },
  ],
];

describe.each(table)('%o', (event, changes) => {
  it.each(names.map((name) => [name, changes[name]] as const))('at %s', (name, changed) => {
    const after = gameReducer(states[name], event);
    expect(after).toEqual(changed ?? states[name]);
    expect(after === states[name]).toBe(changed === undefined);
  });
});

describe('while reading', () => {
  it('a mark can be removed', () => {
    const mark = { type: 'mark-toggled', part: 'sender' } as const;
    expect(play(states.reading, [mark, mark])).toEqual(states.reading);
  });

  it(`no more than ${MOST_MARKS} parts can be marked, until one is removed`, () => {
    const marks = phish.parts.map((part) => ({ type: 'mark-toggled', part }) as const);
    const full = play(states.reading, marks);
    expect(full).toMatchObject({ marks: phish.parts.slice(0, MOST_MARKS) });
    const swapped = play(full, [
      { type: 'mark-toggled', part: 'sender' },
      { type: 'mark-toggled', part: 'link-1' },
    ]);
    expect(swapped).toMatchObject({ marks: [...phish.parts.slice(1, MOST_MARKS), 'link-1'] });
  });

  it('a part that is opened twice counts once', () => {
    const open = { type: 'inspected', part: 'sender' } as const;
    expect(play(states.reading, [open, open])).toEqual({
      ...states.reading,
      inspected: ['sender'],
    });
  });
});

it('a choice can be tried only once', () => {
  const again = { type: 'lesson-answered', choice: 0 } as const;
  expect(gameReducer(states.lesson, again)).toBe(states.lesson);
});
