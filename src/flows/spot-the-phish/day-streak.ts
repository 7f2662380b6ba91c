/** Days in a row whose round was finished, from the first to the last, both included. */
export type DayRun = readonly [from: number, to: number];

/** More than anyone needs: the last runs are kept. */
const MOST_RUNS = 50;

/**
 * The runs with these days added. Idempotent, and the order doesn't matter: neither a clock set back nor a second tab can
 * count a day twice, or lose one.
 */
export function withDays(runs: readonly DayRun[], [first, last]: DayRun): readonly DayRun[] {
  const touching = runs.filter(([from, to]) => from - 1 <= last && first - 1 <= to);
  const bounds = [first, last, ...touching.flat()];
  const joined: DayRun = [Math.min(...bounds), Math.max(...bounds)];
  return [...runs.filter((run) => !touching.includes(run)), joined]
    .sort(([one], [other]) => one - other)
    .slice(-MOST_RUNS);
}

/** The streak on this day: of the run with today or, while today is still to play, with yesterday. 0 after a missed day. */
export function streakOn(runs: readonly DayRun[], today: number): number {
  const run = runs.find(([from, to]) => from <= today && today <= to + 1);
  return run === undefined ? 0 : run[1] - run[0] + 1;
}

export function hasDay(runs: readonly DayRun[], day: number): boolean {
  return runs.some(([from, to]) => from <= day && day <= to);
}
