import { readdirSync } from 'node:fs';
import { readSiteFile, siteFilePath } from './built-site.ts';

/** Every script of the built site, by its name below /assets. */
export const builtScripts: ReadonlyMap<string, string> = new Map(
  readdirSync(siteFilePath('assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readSiteFile(`assets/${name}`)]),
);

/** A script and everything that it imports statically, by name. */
export function withImports(name: string, found = new Map<string, string>()): Map<string, string> {
  const code = builtScripts.get(name);
  if (code === undefined || found.has(name)) return found;
  found.set(name, code);
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)) {
    withImports(imported, found);
  }
  return found;
}
