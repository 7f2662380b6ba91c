import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isFull = process.env['SOAK'] === 'full';

export const SOAK_SEED = Number(process.env['SOAK_SEED'] ?? 42);

/** The number of repetitions: one among the other browser tests, many under `npm run soak`. */
export function roundsOf({ full }: { full: number }): number {
  return isFull ? full : 1;
}

/** A reproducible stream of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<Item>(items: readonly [Item, ...Item[]], random: () => number): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Reports to soak/soak.mjs if that is the parent process. A failing part records nothing, and so counts as failed. */
export function record(name: string, what: string, count: number, start: number): void {
  const directory = process.env['SOAK_FIGURES'];
  if (directory === undefined) return;
  mkdirSync(directory, { recursive: true });
  const seconds = (Date.now() - start) / 1000;
  writeFileSync(
    join(directory, `${name}.json`),
    JSON.stringify({ what, count, seconds, failures: [] }),
  );
}
