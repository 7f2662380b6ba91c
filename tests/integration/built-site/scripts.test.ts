import { describe, expect, it } from 'vitest';
import { authPaths, browserPaths, publicPaths } from '#src/app/site-paths.ts';
import { withImports } from '../../setup/built-scripts.ts';
import { documentAt, readSiteFile } from '../../setup/built-site.ts';

const bareName = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.\w+$/g, '');

/** The names, without hashes, of all scripts that hydrate a page. */
function filesOf(path: string): string[] {
  const { app = '' } = documentAt(path).querySelector<HTMLElement>('[data-app]')?.dataset ?? {};
  const found = new Map<string, string>();
  for (const script of app.split(' ')) withImports(script.replace('/assets/', ''), found);
  return [...found.keys()].map(bareName);
}

describe.each(authPaths)('%s', (path) => {
  const files = ['identity', 'index', path.slice(1), 'ui'];
  // The steps after the password are separate, because the sign-in form hydrates without them.
  if (path !== '/login') files.push('codes');

  it('hydrates with four or five files', () => {
    expect(filesOf(path).toSorted()).toEqual(files.toSorted());
  });

  it('preloads these and nothing else', () => {
    const asked = documentAt(path).querySelectorAll<HTMLLinkElement>('link[rel*="preload"]');
    expect([...asked].map(({ href }) => bareName(href)).toSorted()).toEqual(files.toSorted());
  });
});

it.each(publicPaths)(
  '%s hydrates with a few files, without sign-in code or the demo’s messages',
  (path) => {
    const files = filesOf(path);
    expect(files).not.toContain('identity');
    expect(files).not.toContain('scenarios');
    expect(files.length).toBeGreaterThanOrEqual(2);
    expect(files.length).toBeLessThanOrEqual(8);
  },
);

/** The scripts, without hashes, that the shell of a browser-rendered screen lists. */
function namedBy(path: string): string[] {
  const html = readSiteFile(`${path.slice(1)}/index.html`);
  const found = new DOMParser().parseFromString(html, 'text/html');
  const links = found.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return [...links].map((link) => new URL(link.href).pathname.replace('/assets/', ''));
}

const POOL = 'amplify-user-pool';

describe('the shell', () => {
  it.each([
    [
      '/dashboard/profile',
      ['codes', 'dashboard-layout', 'identity', 'index', 'profile', 'ui', POOL],
    ],
    ['/dashboard', ['codes', 'dashboard-layout', 'identity', 'index', 'profile', 'ui', POOL]],
    [
      '/dashboard/subscription',
      ['dashboard', 'dashboard-layout', 'index', 'subscription', 'ui', POOL],
    ],
    ['/enable-mfa', ['codes', 'enable-mfa', 'identity', 'index', 'ui', POOL]],
    ['/callback', ['callback', 'hosted-sign-in', 'identity', 'index', 'ui', POOL]],
    ['/leave', ['identity', 'index', 'leave', 'ui']],
  ])('of %s names every script that it needs to open', (path, files) => {
    expect(namedBy(path).map(bareName)).toEqual(expect.arrayContaining(files));
    expect(namedBy(path).map(bareName).includes(POOL)).toBe(files.includes(POOL));
  });

  it.each(browserPaths)('of %s lists every file needed, once', (path) => {
    const named = namedBy(path);
    const needed = new Map<string, string>();
    for (const file of named) withImports(file, needed);
    expect(named.toSorted()).toEqual([...needed.keys()].toSorted());
  });
});
