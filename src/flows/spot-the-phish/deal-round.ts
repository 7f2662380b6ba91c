import type { Channel, Difficulty } from '#src/lib/scenario.ts';
import { randomFrom, shuffled } from './random.ts';
import type { RoundMessage } from './round-message.ts';

export interface Round {
  /** A day's number, or five letters and digits: the same code and library always give the same round. */
  code: string;
  messages: readonly RoundMessage[];
}

/** Two messages of each difficulty, and two of each channel. */
const DIFFICULTIES: readonly Difficulty[] = [
  'least',
  'least',
  'moderate',
  'moderate',
  'very',
  'very',
];
const CHANNELS: readonly Channel[] = ['email', 'email', 'sms', 'sms', 'chat', 'chat'];

export const ROUND_LENGTH = DIFFICULTIES.length;

/**
 * Two to four phish. Difficulty never falls during a round; the order of channels and kinds is random. A library with
 * gaps yields messages of another difficulty, or fewer than six.
 */
export function dealRound(code: string, library: readonly RoundMessage[]): Round {
  const random = randomFrom(code);
  const channels = shuffled(CHANNELS, random);
  const kinds = kindsFrom(random);
  const pool = shuffled(library, random);
  const drawn = new Set<RoundMessage>();
  DIFFICULTIES.forEach((difficulty, index) => {
    const fitting = pool.filter(
      (message) =>
        message.channel === channels[index] && message.kind === kinds[index] && !drawn.has(message),
    );
    const message = fitting.find((message) => message.difficulty === difficulty) ?? fitting[0];
    if (message !== undefined) drawn.add(message);
  });
  return { code, messages: [...drawn].sort((a, b) => rank(a) - rank(b)) };
}

/**
 * Two or three phish among the first five, in any order. The sixth is either, whatever came before, so that it can't be
 * deduced even by a player who knows this rule.
 */
function kindsFrom(random: () => number): RoundMessage['kind'][] {
  const phish = random() < 0.5 ? 2 : 3;
  const firstFive = Array.from({ length: ROUND_LENGTH - 1 }, (_, index) => kindIf(index < phish));
  return [...shuffled(firstFive, random), kindIf(random() < 0.5)];
}

function kindIf(isPhish: boolean): RoundMessage['kind'] {
  return isPhish ? 'phish' : 'genuine';
}

function rank({ difficulty }: RoundMessage): number {
  return DIFFICULTIES.indexOf(difficulty);
}

/** The cheapest of at most `tries` rounds, or the first that costs nothing. */
export function cheapestRound(
  draw: () => Round,
  costOf: (round: Round) => number,
  tries: number,
): Round {
  let best = draw();
  let cost = costOf(best);
  for (let tried = 1; tried < tries && cost > 0; tried += 1) {
    const next = draw();
    const nextCost = costOf(next);
    if (nextCost < cost) [best, cost] = [next, nextCost];
  }
  return best;
}
