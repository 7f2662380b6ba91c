import { describe, expect, it } from 'vitest';
import { authPaths, browserPaths, publicPaths } from '#src/app/site-paths.ts';
import { COMPILE_HINT } from '#vite/compile-hints.ts';
import { builtScripts, withImports } from '../../setup/built-scripts.ts';
import { documentAt, readSiteFile } from '../../setup/built-site.ts';

const bareName = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.\w+$/g, '');

/** What Amplify's own code says, whatever the file is called that it ends up in. */
const AMPLIFY = /awsconfig|aws-amplify|x-amz-user-agent/;

/** All scripts that hydrate a page, with the file names that they have without hashes. */
function scriptsOf(path: string) {
  const { app = '' } = documentAt(path).querySelector<HTMLElement>('[data-app]')?.dataset ?? {};
  const found = new Map<string, string>();
  for (const script of app.split(' ')) withImports(script.replace('/assets/', ''), found);
  return { files: [...found.keys()].map(bareName), code: [...found.values()].join('') };
}

/** The font faces of a page and of the style sheets that it names. */
function facesOf(path: string): string[] {
  const html = readSiteFile(`${path.slice(1)}/index.html`.replace(/^\//, ''));
  const sheets = Array.from(html.matchAll(/"\/(assets\/[\w-]+\.css)"/g), ([, file = '']) => file);
  const styles = [html, ...[...new Set(sheets)].map(readSiteFile)].join('');
  return Array.from(
    styles.matchAll(/@font-face\s*\{\s*font-family:\s*["']?([\w ]+)/g),
    ([, name = '']) => name,
  );
}

it.each([...publicPaths, ...authPaths, ...browserPaths])(
  '%s has each font face once: a second copy would lay the page out again',
  (path) => {
    expect(facesOf(path).toSorted()).toEqual([
      'Bricolage Grotesque',
      'Set Arial',
      'Set DejaVu',
      'Set Roboto',
    ]);
  },
);

it('the browser compiles the app eagerly, and nothing that is loaded later', () => {
  const hinted = [...builtScripts].filter(([, code]) => code.startsWith(COMPILE_HINT));
  const names = hinted.map(([file]) => bareName(file));
  expect(names).toEqual(expect.arrayContaining(['index', 'login', 'ui']));
  expect(names).not.toContain('scenarios');
});

it.each(publicPaths)(
  '%s hydrates with a few files, without sign-in code or the demo’s messages',
  (path) => {
    const { files, code } = scriptsOf(path);
    expect(files).not.toContain('identity');
    expect(files).not.toContain('scenarios');
    expect(files.length).toBeGreaterThanOrEqual(2);
    expect(files.length).toBeLessThanOrEqual(8);
    expect(code).not.toMatch(AMPLIFY);
  },
);

it('the sign-in’s scripts contain Amplify once they are loaded', () => {
  expect([...builtScripts.values()].join('')).toMatch(AMPLIFY);
});

/** The scripts, without hashes, that the shell of a browser-rendered screen lists. */
function namedBy(path: string): string[] {
  const html = readSiteFile(`${path.slice(1)}/index.html`);
  const found = new DOMParser().parseFromString(html, 'text/html');
  const links = found.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return [...links].map((link) => new URL(link.href).pathname.replace('/assets/', ''));
}

describe('the shell', () => {
  it.each(browserPaths)('of %s lists every file needed, once', (path) => {
    const named = namedBy(path);
    const needed = new Map<string, string>();
    for (const file of named) withImports(file, needed);
    expect(named.toSorted()).toEqual([...needed.keys()].toSorted());
  });
});

it.each([...authPaths, ...browserPaths])(
  '%s asks for its scripts before anything that delays what follows: styles and the boot script',
  (path) => {
    const html = readSiteFile(`${path.slice(1)}/index.html`);
    const first = /rel="modulepreload"|<style>|<script|rel="stylesheet"/.exec(html);
    expect(first?.[0]).toBe('rel="modulepreload"');
  },
);

it.each(authPaths)('%s asks for the complete style sheet first of all', (path) => {
  const html = readSiteFile(`${path.slice(1)}/index.html`);
  const [first = ''] = /<link rel="(?:preload|modulepreload)"[^>]*>/.exec(html) ?? [];
  const { styles } = documentAt(path).querySelector<HTMLElement>('[data-app]')?.dataset ?? {};
  expect(first).toBe(`<link rel="preload" as="style" href="${styles}">`);
});
