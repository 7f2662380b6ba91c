import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isCompressed } from './compressed.ts';
import { inlineHashesOf, type InlineHashes } from './inline-hashes.ts';

/** The paths of a built site's files, relative to it, with forward slashes, without their compressed copies. */
export function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isCompressed(path))
    .toSorted();
}

export function hasFileIn(directory: string): (path: string) => boolean {
  return (path) => {
    const file = join(directory, path);
    return !isCompressed(path) && existsSync(file) && statSync(file).isFile();
  };
}

/** The directory of a build's hosting files, beside the site: `hosting` for `dist`. */
export function hostingDirectory(outDir: string): string {
  const name = basename(outDir);
  const renamed = name.replace(/^dist/, 'hosting');
  return join(dirname(outDir), renamed === name ? `${name}-hosting` : renamed);
}

/**
 * The hashes that a single policy for all pages must allow. There are only a few, however many pages there are, because pages
 * share their inline style sheets and script (vite/prerender).
 */
export function inlineHashesIn(directory: string): InlineHashes {
  const pages = filesOf(directory).filter((file) => file.endsWith('.html'));
  return inlineHashesOf(pages.map((file) => readFileSync(join(directory, file), 'utf8')).join(''));
}
