import { expect, it } from 'vitest';
import { cueTypes } from '#src/flows/spot-the-phish/cue-types.ts';
import { tally } from '../../../setup/tally.ts';

/** NIST TN 2276: 23 cues of five types. */
it('has the scale’s 23 cues in its five types', () => {
  expect(tally(Object.values(cueTypes))).toEqual({
    error: 2,
    language: 7,
    tactic: 6,
    technical: 4,
    visual: 4,
  });
});
