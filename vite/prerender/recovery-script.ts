import type { PluginOption } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** Loaded if a page's app can't be. Its URL is the same in every version (src/boot/recovery.ts). */
export const RECOVERY = 'recover.js';

/** A module that any page can load, whether of this version or an earlier one. */
export function buildRecoveryScript(
  root: string,
  plugins: PluginOption[],
  mode: string,
): Promise<string> {
  return bundleScript({ root, mode, plugins }, 'src/app/recovery/listen.ts', 'es');
}
