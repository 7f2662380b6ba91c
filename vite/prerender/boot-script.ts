import type { PluginOption } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** What a script element's text must not contain (HTML, 4.12.1.3). */
const ENDS_ELEMENT = /<!--|<\/?script/i;

/**
 * The text of every page's inline script. Settings reach it as data (boot-element.ts), so the text is the same in every
 * build, and the tests' limit on its size holds for an operator's build too.
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
