import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** CSP sources, without repeats, that allow exactly the style elements of this page. */
export function styleHashesOf(html: string): string[] {
  const hashes = [...html.matchAll(STYLE_ELEMENT)].map(([, css = '']) => {
    return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  });
  return [...new Set(hashes)];
}

/** The same for every page of a built site. */
export function styleHashesIn(directory: string): string[] {
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const hashes = pages.flatMap((page) =>
    styleHashesOf(readFileSync(join(directory, page), 'utf8')),
  );
  return [...new Set(hashes)].toSorted();
}
