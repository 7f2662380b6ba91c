import { describe, expect, it } from 'vitest';
import { calibrate } from '#src/flows/spot-the-phish/calibration.ts';
import { genuine, right, wrong } from '../../../setup/rounds.ts';
import type { Confidence } from '#src/flows/spot-the-phish/answers.ts';

/** Six answers at one confidence, with this many right. */
function six(confidence: Confidence, rightOnes: number) {
  return Array.from({ length: 6 }, (_, index) =>
    index < rightOnes ? right(genuine, { confidence }) : wrong(genuine, { confidence }),
  );
}

describe('six answers at one confidence', () => {
  it.each([
    [3, 6, 'well-judged'],
    [3, 5, 'too-few-to-tell'],
    [3, 4, 'more-sure-than-right'],
    [3, 0, 'more-sure-than-right'],
    [2, 6, 'less-sure-than-right'],
    [2, 5, 'well-judged'],
    [2, 4, 'well-judged'],
    [2, 3, 'more-sure-than-right'],
    [1, 6, 'less-sure-than-right'],
    [1, 5, 'less-sure-than-right'],
    [1, 4, 'well-judged'],
    [1, 3, 'well-judged'],
    [1, 2, 'well-judged'],
    [1, 1, 'more-sure-than-right'],
  ] as const)('confidence %i, %i right: %s', (confidence, rightOnes, headline) => {
    expect(calibrate(six(confidence, rightOnes)).headline).toBe(headline);
  });
});

it('counts answers and right answers at each level', () => {
  const answered = [
    right(genuine, { confidence: 3 }),
    wrong(genuine, { confidence: 3 }),
    right(genuine, { confidence: 1 }),
    wrong(genuine, { confidence: 1 }),
    right(genuine, { confidence: 1 }),
    right(genuine, { confidence: 2 }),
  ];
  expect(calibrate(answered)).toEqual({
    levels: [
      { confidence: 1, answers: 3, right: 2 },
      { confidence: 2, answers: 1, right: 1 },
      { confidence: 3, answers: 2, right: 1 },
    ],
    headline: 'too-few-to-tell',
  });
});

it('doesn’t call a player too sure whose certain answers were all right', () => {
  const certain = six(3, 6).slice(0, 4);
  const unsure = six(2, 0).slice(0, 2);
  expect(calibrate([...certain, ...unsure]).headline).toBe('reliable-when-certain');
  expect(calibrate([...six(3, 4).slice(1), ...unsure]).headline).toBe('more-sure-than-right');
});

it('leaves out a message for which confidence wasn’t asked', () => {
  const others = six(3, 5).slice(1);
  expect(calibrate([wrong(genuine, { confidence: 1, unasked: true }), ...others])).toEqual(
    calibrate(others),
  );
});
