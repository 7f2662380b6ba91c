import { unescapeText } from '../escape-text.ts';

/** A rendered page's own metadata. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  heading: string;
}

/** Throws if a page has no title, description or heading. */
export function pageFacts(path: string, markup: string): PageFacts {
  const find = (what: string, pattern: RegExp) => {
    const found = pattern.exec(markup)?.[1];
    if (found === undefined) throw new Error(`${path} has no ${what}.`);
    return textOf(found);
  };
  return {
    path,
    title: find('title', /<title>([^<]*)<\/title>/),
    description: find('description', /<meta name="description" content="([^"]*)"/),
    heading: find('h1', /<h1\b[^>]*>([\s\S]*?)<\/h1>/),
  };
}

/** Replaces no-break spaces with ordinary ones. */
function textOf(html: string): string {
  return unescapeText(html.replaceAll(/<[^>]*>/g, ''))
    .replaceAll('\u00A0', ' ')
    .trim();
}
