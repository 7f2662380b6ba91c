import type { Native, Platform } from './lock.mjs';
import type { NpmAnswer } from './npm.mjs';

export function installFor(
  directory: string,
  platform: Platform,
  needed: readonly Native[],
  npm: (args: string[], cwd: string) => Promise<NpmAnswer>,
): Promise<{ problems: string[]; unreachable?: string }>;
