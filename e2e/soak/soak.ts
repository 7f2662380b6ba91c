import { recorded } from '../../soak/lib/figure.ts';
import { sizeOf } from '../../soak/lib/size.ts';

/** The number of repetitions: one among the other browser tests, many under `npm run soak`. */
export function roundsOf({ full }: { full: number }): number {
  return sizeOf({ small: 1, full });
}

export function pick<Item>(items: readonly [Item, ...Item[]], random: () => number): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Reports to soak/soak.mjs if that is the parent process. A failing part records nothing, and so counts as failed. */
export function record(name: string, what: string, count: number, start: number): void {
  recorded(name, { what, count, seconds: (Date.now() - start) / 1000, failures: [] });
}
