import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { pageMeta } from '#content/meta.ts';
import { paths } from '#src/config/paths.ts';

interface BuiltPage {
  /** As the address bar shows it. */
  path: string;
  html: string;
}

const directory = inject('siteDirectory');

export const authPaths: readonly string[] = [paths.login, paths.register, paths.resetPassword];
export const publicPaths: readonly string[] = Object.keys(pageMeta);

/** Files that are no page: unknown paths, and screens that are drawn in the browser alone. */
const OTHER_FILES = new Set(['404.html', 'app.html']);

export function readSiteFile(name: string): string {
  return readFileSync(join(directory, name), 'utf8');
}

export function siteFilePath(name: string): string {
  return join(directory, name);
}

/** Whether the site answers a path with a file of its own: a page, or anything else. */
export function hasFile(path: string): boolean {
  return /\.\w+$/.test(path)
    ? existsSync(join(directory, path))
    : existsSync(join(directory, path, 'index.html'));
}

/** Every HTML file, relative to the site, with forward slashes. */
export const htmlFiles: readonly string[] = readdirSync(directory, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.html'));

export const builtPages: readonly BuiltPage[] = htmlFiles
  .filter((name) => !OTHER_FILES.has(name))
  .map((name) => ({
    path: `/${name.replace(/\/?index\.html$/, '')}`,
    html: readSiteFile(name),
  }));

const documents = new Map<string, Document>();

const SHEET = /<style>([\s\S]*?)<\/style>/;

function htmlAt(path: string): string {
  const page = builtPages.find((built) => built.path === path);
  if (page === undefined) throw new Error(`No page was built for ${path}.`);
  return page.html;
}

/** The style sheet in the page. */
export function stylesOf(path: string): string {
  const sheet = SHEET.exec(htmlAt(path))?.[1];
  if (sheet === undefined) throw new Error(`${path} has no style sheet of its own.`);
  return sheet;
}

/** The page without its style sheet (parsing that takes longest); only where there is a DOM. */
export function documentAt(path: string): Document {
  const known = documents.get(path);
  if (known !== undefined) return known;
  const parsed = new DOMParser().parseFromString(htmlAt(path).replace(SHEET, ''), 'text/html');
  documents.set(path, parsed);
  return parsed;
}

/** The words of an element as they are shown, on one line. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** What is between header and footer, or a part of it; throws when there is none. */
export function partOf(path: string, selector = ''): Element {
  const part = documentAt(path).querySelector(`main ${selector}`);
  if (part === null) throw new Error(`${path} has no ${selector}.`);
  return part;
}

/** The words of each element of a part that a selector finds. */
export function wordsIn(part: ParentNode, selector: string): string[] {
  return [...part.querySelectorAll(selector)].map(textOf);
}

/** Where each link leads, by its words. */
export function linksIn(part: ParentNode): Record<string, string> {
  const links = [...part.querySelectorAll('a[href]')];
  return Object.fromEntries(
    links.map((link) => [
      link.getAttribute('aria-label') ?? textOf(link),
      link.getAttribute('href') ?? '',
    ]),
  );
}
