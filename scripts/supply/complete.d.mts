import type { Lock } from './lock.mjs';
import type { NpmAnswer } from './npm.mjs';

export function completeLock(
  lock: Lock,
  npm: (args: string[]) => Promise<NpmAnswer>,
): Promise<{ added: number; filled: number; refused: string[]; unreachable?: string }>;
