import { describe, expect, it } from 'vitest';
import {
  answeredOf,
  asked,
  cuesCounted,
  cuesFound,
  cuesMissed,
  isRight,
  tallyCues,
} from '#src/flows/spot-the-phish/answers.ts';
import { genuine, guess, phish, right, wrong } from '../../../setup/rounds.ts';

it('pairs messages with the answers given so far', () => {
  expect(answeredOf([phish, genuine], [guess])).toEqual([{ message: phish, answer: guess }]);
});

it.each([
  [phish, 'report', true],
  [phish, 'trust', false],
  [genuine, 'trust', true],
  [genuine, 'report', false],
] as const)('$0.kind, %s: right is %s', (message, verdict, expected) => {
  expect(isRight({ message, answer: { ...guess, verdict } })).toBe(expected);
});

it('finds a cue by any of its parts, and no other', () => {
  const named = (marks: (typeof guess)['marks']) =>
    cuesFound(right(phish, { marks })).map(({ name }) => name);
  expect(named(['text-2-1'])).toEqual(['urgency']);
  expect(named(['subject', 'sender'])).toEqual(['display-name']);
  expect(named(['subject', 'link-1'])).toEqual([]);
});

describe('a cue that looks like everyday business', () => {
  const business = { name: 'business-process', parts: ['subject'], deciding: false } as const;
  const believable = { ...phish, cues: [...phish.cues, business] };
  const marks = ['sender', 'text-1-1'] as const;

  it('counts neither as found nor as missed', () => {
    const without = right(believable, { marks });
    expect(cuesMissed(without)).toEqual([]);
    expect(cuesCounted(without)).toBe(2);
    expect(tallyCues([without]).tactic).toEqual({ found: 0, missed: 0 });
    const withIt = right(believable, { marks: [...marks, 'subject'] });
    expect(cuesCounted(withIt)).toBe(2);
    expect(tallyCues([withIt]).tactic).toEqual({ found: 0, missed: 0 });
  });

  it('can be missed if it decides', () => {
    const deciding = { ...phish, cues: [{ ...business, deciding: true }] };
    expect(cuesMissed(right(deciding, { marks }))).toHaveLength(1);
  });
});

it('counts cues found and missed by type, over the phish in which something was marked', () => {
  expect(tallyCues([right(phish, { marks: ['sender'] }), wrong(phish), right(genuine)])).toEqual({
    error: { found: 0, missed: 0 },
    technical: { found: 1, missed: 0 },
    visual: { found: 0, missed: 0 },
    language: { found: 0, missed: 1 },
    tactic: { found: 0, missed: 0 },
  });
});

it('leaves a message judged on the landing page out of cues found and missed', () => {
  const elsewhere = wrong(phish, { unasked: true });
  const here = right(phish, { marks: ['sender'] });
  expect(asked([elsewhere, here])).toEqual([here]);
  expect(tallyCues([elsewhere, here])).toEqual(tallyCues([here]));
});
