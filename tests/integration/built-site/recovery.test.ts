import { describe, expect, it } from 'vitest';
import { STUCK } from '#src/lib/loading-notice.ts';
import { versionIn } from '#src/services/site/deployment.ts';
import { hasFile, htmlFiles, readSiteFile } from '../../setup/built-site.ts';

const NOTICE = /<div id="loading-notice" role="alert" hidden=""[^>]*>You’re offline\.[^<]*<\/div>/g;

/** The page for requests that the host can't read, which works without any other file. */
const ALONE = '400.html';

describe.each(htmlFiles.filter((file) => file !== ALONE))('%s', (file) => {
  const html = readSiteFile(file);

  it('has the same version as every page of the build', () => {
    expect(versionIn(html)).toBe(versionIn(readSiteFile('index.html')));
  });

  it('has an offline notice outside the app’s root', () => {
    expect(html.match(NOTICE)).toHaveLength(1);
    expect(html).toMatch(/<\/div><div id="loading-notice"/);
  });

  it('loads the app only through its boot script', () => {
    expect(html).toMatch(/<script data-session="[^"]*" data-app="\/assets\/index-[\w-]+\.js[ "]/);
    expect(html).not.toMatch(/<script\b[^>]*\ssrc=/);
  });
});

it(`${ALONE} loads nothing but its icon, and says what to do`, () => {
  const html = readSiteFile(ALONE);
  expect(html.match(/<(?:script|link|img)\b[^>]*>/g)).toEqual([
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ]);
  expect(html).toContain('Delete this site’s cookies in your browser’s settings');
});

it('a version is a script and a style sheet that exist', () => {
  const files = versionIn(readSiteFile('index.html'))?.split(' ') ?? [];
  expect(files.map((file) => file.replace(/.*\./, '')).toSorted()).toEqual(['css', 'js']);
  expect(files.every(hasFile)).toBe(true);
});

it('the recovery script needs no file whose name changes', () => {
  const script = readSiteFile('recover.js');
  expect(script).toContain(STUCK);
  expect(script).not.toMatch(/\b(?:import\b(?!\()|export\b)/);
  expect(script.length).toBeLessThan(8_000);
});
