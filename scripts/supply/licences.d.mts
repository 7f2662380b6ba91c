import type { Lock } from './lock.mjs';

export function checkLicences(
  lock: Lock,
  manifestOf: (path: string) => object | undefined,
): { problems: string[]; checked: number; shipped: number };
