import { createHash } from 'node:crypto';

/** CSP sources, such as `'sha256-…'`, without duplicates. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
/** Excludes external scripts, and data blocks, which browsers don't run. */
const SCRIPT = /<script\b(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The sources that allow exactly this page's style elements and inline scripts. */
export function inlineHashesOf(html: string): InlineHashes {
  return { styles: hashesOf(contentsOf(html, STYLE)), scripts: hashesOf(inlineScriptsOf(html)) };
}

/** What a page's inline scripts contain. */
export function inlineScriptsOf(html: string): string[] {
  return contentsOf(html, SCRIPT);
}

function contentsOf(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)].map(([, content = '']) => content);
}

function hashesOf(contents: readonly string[]): string[] {
  const hashes = contents.map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
