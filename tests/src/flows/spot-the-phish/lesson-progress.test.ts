import { expect, it } from 'vitest';
import { lessonProgress } from '#src/flows/spot-the-phish/lesson-progress.ts';

const single = { choices: 3, right: [1] };
const order = { choices: 4, right: [3, 0, 2] };

it.each([
  [single, [], { placed: 0, wrong: [], slips: 0, done: false }],
  [single, [2, 0], { placed: 0, wrong: [2, 0], slips: 2, done: false }],
  [single, [2, 1], { placed: 1, wrong: [], slips: 1, done: true }],
  [order, [3, 0], { placed: 2, wrong: [], slips: 0, done: false }],
  // A step that was too early can be right later, and the one that isn't safe wrong again.
  [order, [0, 1, 3, 1, 0], { placed: 2, wrong: [], slips: 3, done: false }],
  [order, [3, 2, 0, 2], { placed: 3, wrong: [], slips: 1, done: true }],
  [single, [2, 2], null],
  [single, [1, 0], null],
  [single, [3], null],
  [single, [-1], null],
  [single, [0.5], null],
  [order, [3, 3], null],
])('%j after %j is %j', (lesson, tried, progress) => {
  expect(lessonProgress(lesson, tried)).toEqual(progress);
});
