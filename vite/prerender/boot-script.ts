import type { PluginOption } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** What a script element's text must not contain (HTML, 4.12.1.3). */
const ENDS_ELEMENT = /<!--|<\/?script/i;

/**
 * The text of every built page's inline script. It doesn't depend on settings, which reach it as data
 * (boot-element.ts), so the tests check its size and an operator's build can't exceed it.
 */
export async function buildBootScript(
  root: string,
  plugins: PluginOption[],
  mode: string,
): Promise<string> {
  const code = await bundleScript({ root, mode, plugins }, 'src/boot/boot.ts', 'iife');
  if (ENDS_ELEMENT.test(code)) throw new Error('The boot script would end its own element.');
  return code;
}
