import { hasInvisible } from '#src/lib/invisible.ts';
import { ROUND_LENGTH } from './deal-round.ts';

/** How right and wrong answers look in a shared text. The second is for people who can't tell the first two colours apart. */
export const SIGNS = {
  colours: { right: '🟩', wrong: '🟥' },
  ticks: { right: '✓', wrong: '✗' },
} as const;

export type SignStyle = keyof typeof SIGNS;

/** One sign for each answer, in order. Which messages they were isn't said. */
export function signsOf(answers: readonly boolean[], style: SignStyle): string {
  return answers.map((isRight) => SIGNS[style][isRight ? 'right' : 'wrong']).join('');
}

/** Who has sent a round, and what they scored. */
export interface Challenge {
  /** A first name that the sender has typed; null if none. */
  name: string | null;
  /** Right answers, from 0 to 6. */
  right: number;
}

/** A challenge in the query of a link, beside the round: anyone can write one, so only what is harmless is shown. */
export function parseChallenge(name: string | null, right: string | null): Challenge | null {
  const score = SCORE.test(right ?? '') ? Number(right) : NaN;
  return score <= ROUND_LENGTH ? { name: parseChallengerName(name), right: score } : null;
}

const SCORE = /^\d$/;

/** Letters, spaces, hyphens and apostrophes, so neither markup nor an address. Null for anything else. */
export function parseChallengerName(typed: string | null): string | null {
  const name = (typed ?? '').trim().normalize('NFC');
  return NAME.test(name) && !hasInvisible(name) ? name : null;
}

export const LONGEST_NAME = 24;
const NAME = new RegExp(`^\\p{L}[\\p{L}\\p{M}'’ -]{0,${LONGEST_NAME - 1}}$`, 'u');
