import { describe, expect, it } from 'vitest';
import { STUCK } from '#src/lib/loading-notice.ts';
import { versionIn } from '#src/services/site/deployment.ts';
import { hasFile, htmlFiles, readSiteFile } from '../../setup/built-site.ts';

const NOTICE = /<div id="loading-notice" role="alert" hidden=""[^>]*>You’re offline\.[^<]*<\/div>/g;

describe.each(htmlFiles)('%s', (file) => {
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

it('a version is a script and a style sheet that exist', () => {
  const files = versionIn(readSiteFile('index.html'))?.split(' ') ?? [];
  expect(files.map((file) => file.replace(/.*\./, '')).toSorted()).toEqual(['css', 'js']);
  expect(files.every(hasFile)).toBe(true);
});

it('the recovery script needs no file whose name changes', () => {
  const script = readSiteFile('recover.js');
  expect(script).toContain(STUCK);
  expect(script).not.toMatch(/\bexport\b|\bimport\b(?!\()/);
  expect(script.length).toBeLessThan(8_000);
});
