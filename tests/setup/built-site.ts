import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

interface BuiltPage {
  /** As in the address bar. */
  path: string;
  html: string;
}

const directory = inject('siteDirectory');

export function readSiteFile(name: string): string {
  return readFileSync(join(directory, name), 'utf8');
}

export function siteFilePath(name: string): string {
  return join(directory, name);
}

/** Whether the site has a file for a path: a page or anything else. */
export function hasFile(path: string): boolean {
  return /\.\w+$/.test(path)
    ? existsSync(join(directory, path))
    : existsSync(join(directory, path, 'index.html'));
}

/** Every HTML file, relative to the site, with forward slashes. */
export const htmlFiles: readonly string[] = readdirSync(directory, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.html'));

/**
 * Every prerendered page; the other HTML files are two error pages, and shells of screens rendered in the browser.
 */
export const builtPages: readonly BuiltPage[] = htmlFiles
  .map((name) => ({
    path: `/${name.replace(/\/?index\.html$/, '')}`,
    html: readSiteFile(name),
  }))
  .filter(({ path, html }) => !path.endsWith('.html') && html.includes('data-prerendered'));

const documents = new Map<string, Document>();

const SHEET = /<style>([\s\S]*?)<\/style>/;

function htmlAt(path: string): string {
  const page = builtPages.find((built) => built.path === path);
  if (page === undefined) throw new Error(`No page was built for ${path}.`);
  return page.html;
}

/** The inline style sheet. */
export function stylesOf(path: string): string {
  const sheet = SHEET.exec(htmlAt(path))?.[1];
  if (sheet === undefined) throw new Error(`${path} has no style sheet of its own.`);
  return sheet;
}

/** The page without its style sheet, whose parsing takes longest; needs a DOM. */
export function documentAt(path: string): Document {
  const known = documents.get(path);
  if (known !== undefined) return known;
  const parsed = new DOMParser().parseFromString(htmlAt(path).replace(SHEET, ''), 'text/html');
  documents.set(path, parsed);
  return parsed;
}

/** The visible text of an element, on one line. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** What is between header and footer, or part of it; throws if there is none. */
export function partOf(path: string, selector = ''): Element {
  const part = documentAt(path).querySelector(`main ${selector}`);
  if (part === null) throw new Error(`${path} has no ${selector}.`);
  return part;
}

/** The texts of the elements that a selector matches in a part. */
export function wordsIn(part: ParentNode, selector: string): string[] {
  return [...part.querySelectorAll(selector)].map(textOf);
}

/** Link targets by link text. */
export function linksIn(part: ParentNode): Record<string, string> {
  const links = [...part.querySelectorAll('a[href]')];
  return Object.fromEntries(
    links.map((link) => [
      link.getAttribute('aria-label') ?? textOf(link),
      link.getAttribute('href') ?? '',
    ]),
  );
}
