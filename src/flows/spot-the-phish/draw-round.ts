import { cheapestRound, dealRound, ROUND_LENGTH, type Round } from './deal-round.ts';
import { dayOfCode, ROUND_CODES, roundCodeOf } from './round-code.ts';
import type { RoundMessage } from './round-message.ts';
import { roundOfDay } from './round-of-day.ts';

/** The round with this code: a day's, or one of practice. */
export function drawRound(code: string, library: readonly RoundMessage[]): Round {
  const day = dayOfCode(code);
  return day === null ? dealRound(code, library) : roundOfDay(day, library);
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
    const round = dealRound(roundCodeOf(number + step), library);
    if (round.messages[0]?.id === id) return round;
  }
  return null;
}

/**
 * In a library of 72, about one round in 24 opens with a given easy message, so the chance that none of 1,000 does is below
 * one in a trillion.
 */
const TRIES = 1000;

/** What a new round should avoid repeating, and what it should have. */
interface Played {
  /** The round just played. */
  last: Round;
  /** The ids of the messages in the rounds before it. */
  earlier: ReadonlySet<string>;
  /** The ids of phish whose tricks were missed in another story: one of them should come. */
  wanted?: readonly string[];
}

/**
 * Tries random codes until a round repeats no message already played, and has one that is wanted. If none of
 * `NEW_ROUND_TRIES` does, returns the round that shares the fewest messages with the last round, then with the earlier
 * ones. `random` returns 0 up to 1.
 */
export function drawNewRound(
  { last, earlier, wanted = [] }: Played,
  library: readonly RoundMessage[],
  random: () => number,
): Round {
  const lastIds = new Set(last.messages.map(({ id }) => id));
  const due = new Set(wanted.filter((id) => !lastIds.has(id)));
  return cheapestRound(
    () => dealRound(roundCodeOf(Math.floor(random() * ROUND_CODES)), library),
    ({ messages }) => {
      const ids = messages.map(({ id }) => id);
      const fromLast = ids.filter((id) => lastIds.has(id)).length;
      const fromEarlier = ids.filter((id) => earlier.has(id) && !due.has(id)).length;
      const isLacking = due.size > 0 && !ids.some((id) => due.has(id));
      // One message of the last round, or no wanted one, weighs more than a whole round of earlier ones.
      return (fromLast + Number(isLacking)) * (ROUND_LENGTH + 1) + fromEarlier;
    },
    NEW_ROUND_TRIES,
  );
}

/** Enough for a visit's fourth round to repeat no message, almost always. The second needs only a few. */
const NEW_ROUND_TRIES = 160;
