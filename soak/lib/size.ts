/** Set by `npm run soak`; without it each part runs briefly, as one test among others. */
const isFull = process.env['SOAK'] === 'full';

export const SOAK_SEED = Number(process.env['SOAK_SEED'] ?? 42);

export function sizeOf({ small, full }: { small: number; full: number }): number {
  return isFull ? full : small;
}

/** Per test: a brief run takes seconds. */
export const SOAK_TIMEOUT_MS = isFull ? 1_800_000 : 30_000;
