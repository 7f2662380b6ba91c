// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { withImports } from '../../setup/built-scripts.ts';
import { authPaths, documentAt, publicPaths } from '../../setup/built-site.ts';

const bareName = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.\w+$/g, '');

/** The files of all that takes a page over, each once, without their hashes. */
function filesOf(path: string): string[] {
  const { app = '' } = documentAt(path).querySelector<HTMLElement>('[data-app]')?.dataset ?? {};
  const found = new Map<string, string>();
  for (const script of app.split(' ')) withImports(script.replace('/assets/', ''), found);
  return [...found.keys()].map(bareName);
}

describe.each(authPaths)('%s', (path) => {
  const files = ['identity', 'index', path.slice(1), 'ui'];

  it('is taken over by four files', () => {
    expect(filesOf(path).toSorted()).toEqual(files.toSorted());
  });

  it('asks for these at once, and for nothing else', () => {
    const asked = documentAt(path).querySelectorAll<HTMLLinkElement>('link[rel*="preload"]');
    expect([...asked].map(({ href }) => bareName(href)).toSorted()).toEqual(files.toSorted());
  });
});

it.each(publicPaths)('%s is taken over by a few files, none of them about signing in', (path) => {
  const files = filesOf(path);
  expect(files).not.toContain('identity');
  expect(files.length).toBeGreaterThanOrEqual(2);
  expect(files.length).toBeLessThanOrEqual(7);
});
