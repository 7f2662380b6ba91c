import { unescapeText } from '../escape-text.ts';

/** What a rendered page says about itself. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  heading: string;
}

/** Throws when a page lacks its title, its description or its heading. */
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

/** What a heading says to signed-in visitors isn't quoted elsewhere, and its no-break spaces are ordinary ones there. */
function textOf(html: string): string {
  const forEveryone = html.replaceAll(/<span class="for-signed-in">[^<]*<\/span>/g, '');
  return unescapeText(forEveryone.replaceAll(/<[^>]*>/g, ''))
    .replaceAll('\u00A0', ' ')
    .trim();
}
