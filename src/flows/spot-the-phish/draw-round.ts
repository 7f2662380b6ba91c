import type { Channel, Difficulty } from '#src/lib/scenario.ts';
import { randomFrom, shuffled } from './random.ts';
import { ROUND_CODES, roundCodeOf } from './round-code.ts';
import type { RoundMessage } from './round-message.ts';

export interface Round {
  /** Five letters and digits: the same code and library always give the same round. */
  code: string;
  messages: readonly RoundMessage[];
}

/** Two messages of each difficulty, two of each channel, and as many phish as genuine ones. */
const DIFFICULTIES: readonly Difficulty[] = [
  'least',
  'least',
  'moderate',
  'moderate',
  'very',
  'very',
];
const CHANNELS: readonly Channel[] = ['email', 'email', 'sms', 'sms', 'chat', 'chat'];
const KINDS: readonly RoundMessage['kind'][] = [
  'phish',
  'phish',
  'phish',
  'genuine',
  'genuine',
  'genuine',
];

export const ROUND_LENGTH = DIFFICULTIES.length;

/**
 * Difficulty never falls during a round. The order of channels and kinds is random, without runs of one kind. A library
 * with gaps yields messages of another difficulty, or fewer than six.
 */
export function drawRound(code: string, library: readonly RoundMessage[]): Round {
  const random = randomFrom(code);
  const channels = shuffled(CHANNELS, random);
  const kinds = mixed(KINDS, random);
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

/** Avoids three of a kind in a row, after which the rest could be guessed. */
function mixed(kinds: typeof KINDS, random: () => number): typeof KINDS {
  const order = shuffled(kinds, random);
  const isRun = order.some((kind, index) => kind === order[index + 1] && kind === order[index + 2]);
  return isRun ? mixed(kinds, random) : order;
}

/**
 * The first round that opens with this message, searching the codes from `number` on, for a game that started on another
 * page. Null if none of the first `TRIES` does.
 */
export function drawRoundOpeningWith(
  id: string,
  number: number,
  library: readonly RoundMessage[],
): Round | null {
  for (let step = 0; step < TRIES; step += 1) {
    const round = drawRound(roundCodeOf(number + step), library);
    if (round.messages[0]?.id === id) return round;
  }
  return null;
}

/** One round in twelve opens with a given message, so the chance that none of 500 does is below one in a trillion. */
const TRIES = 500;

/** What a new round should avoid repeating. */
interface Played {
  /** The round just played. */
  last: Round;
  /** The ids of the messages in the rounds before it. */
  earlier: ReadonlySet<string>;
}

/**
 * Tries random codes until a round repeats no message already played. If none of `NEW_ROUND_TRIES` does, returns the round
 * that shares the fewest messages with the last round, then with the earlier ones. `random` returns 0 up to 1.
 */
export function drawNewRound(
  { last, earlier }: Played,
  library: readonly RoundMessage[],
  random: () => number,
): Round {
  const lastIds = new Set(last.messages.map(({ id }) => id));
  const draw = () => {
    const round = drawRound(roundCodeOf(Math.floor(random() * ROUND_CODES)), library);
    const ids = round.messages.map(({ id }) => id);
    const fromLast = ids.filter((id) => lastIds.has(id)).length;
    const fromEarlier = ids.filter((id) => earlier.has(id)).length;
    // One message of the last round weighs more than a whole round of earlier ones.
    return { round, repeats: fromLast * (ROUND_LENGTH + 1) + fromEarlier };
  };
  let best = draw();
  for (let tries = 1; tries < NEW_ROUND_TRIES && best.repeats > 0; tries += 1) {
    const next = draw();
    if (next.repeats < best.repeats) best = next;
  }
  return best.round;
}

/** Enough for a visit's fourth round to repeat no message, almost always. The second needs only a few. */
const NEW_ROUND_TRIES = 160;

function rank({ difficulty }: RoundMessage): number {
  return DIFFICULTIES.indexOf(difficulty);
}
