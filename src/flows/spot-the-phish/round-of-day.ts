import { cheapestRound, dealRound, type Round } from './deal-round.ts';
import { randomFrom } from './random.ts';
import { ROUND_CODES, roundCodeOf } from './round-code.ts';
import type { RoundMessage } from './round-message.ts';

/** No round comes again within 30 days, so each day has to know the 30 before it, but not all of history. */
const BLOCK = 31;

/** A day repeats no message of so many days before and after it, if possible. */
const NEAR_DAYS = 3;

/** Enough to find such a round in a library of 72. */
const TRIES = 60;

/** A day's round means drawing its block, and is asked for several times. */
const drawn = new WeakMap<readonly RoundMessage[], Map<number, readonly Round[]>>();

/**
 * The round of the day with this number, from 1: the same for everyone with the same library. Its code is its number, which
 * doesn't depend on the library.
 */
export function roundOfDay(day: number, library: readonly RoundMessage[]): Round {
  const round = blockOf(Math.floor((day - 1) / BLOCK), library)[(day - 1) % BLOCK];
  return round ?? { code: String(day), messages: [] };
}

/** Even blocks depend on nothing else; odd ones avoid the even ones before and after. */
function blockOf(number: number, library: readonly RoundMessage[]): readonly Round[] {
  const known = drawn.get(library) ?? new Map<number, readonly Round[]>();
  drawn.set(library, known);
  const neighbours = number % 2 === 0 ? [] : [number - 1, number + 1];
  const block =
    known.get(number) ??
    drawBlock(
      number,
      neighbours.flatMap((even) => blockOf(even, library)),
      library,
    );
  known.set(number, block);
  return block;
}

function drawBlock(
  number: number,
  around: readonly Round[],
  library: readonly RoundMessage[],
): Round[] {
  const rounds = [...around];
  const first = number * BLOCK + 1;
  for (let day = first; day < first + BLOCK; day += 1) {
    const random = randomFrom(`day ${day}`);
    const { messages } = cheapestRound(
      () => dealRound(roundCodeOf(Math.floor(random() * ROUND_CODES)), library),
      costOn(day, rounds),
      TRIES,
    );
    rounds.push({ code: String(day), messages });
  }
  return rounds.slice(around.length);
}

/** What it costs to have a round on this day: its messages that are near, and most of all the whole round again. */
function costOn(day: number, others: readonly Round[]): (round: Round) => number {
  const taken = new Set(others.map(keyOf));
  const costs = new Map<string, number>();
  for (const { code, messages } of others) {
    const distance = Math.abs(Number(code) - day);
    if (distance > NEAR_DAYS) continue;
    for (const { id } of messages) costs.set(id, (costs.get(id) ?? 0) + 1 / distance ** 4);
  }
  return (round) =>
    round.messages.reduce((sum, { id }) => sum + (costs.get(id) ?? 0), 0) +
    (taken.has(keyOf(round)) ? 100 : 0);
}

function keyOf({ messages }: Round): string {
  return messages
    .map(({ id }) => id)
    .sort()
    .join();
}
