import type { PluginOption } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** What a page loads when its app can't be loaded: the same address in every version (src/boot/recovery.ts). */
export const RECOVERY = 'recover.js';

/** A module that any built page can import, of this version or an earlier one. */
export function buildRecoveryScript(
  root: string,
  plugins: PluginOption[],
  mode: string,
): Promise<string> {
  return bundleScript({ root, mode, plugins }, 'src/app/recovery/listen.ts', 'es');
}
