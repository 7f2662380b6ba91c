import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the report: what was tested, how often, and what failed. */
export interface Figure {
  what: string;
  count: number;
  seconds: number;
  /** What failed, and how to reproduce it. */
  failures: string[];
  note?: string;
}

/** Times `work`. */
export async function figureOf(
  what: string,
  work: () => Promise<Omit<Figure, 'what' | 'seconds'>>,
): Promise<Figure> {
  const start = performance.now();
  const done = await work();
  return { what, seconds: (performance.now() - start) / 1000, ...done };
}

/** Reports the figure to soak/soak.mjs if that is the parent process; returns its failures. */
export function recorded(name: string, figure: Figure): string[] {
  const directory = process.env['SOAK_FIGURES'];
  if (directory !== undefined) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, `${name}.json`), JSON.stringify(figure));
  }
  return figure.failures;
}
