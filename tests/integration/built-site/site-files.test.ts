import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicPaths } from '#src/app/site-paths.ts';
import { articles } from '#src/config/articles.ts';
import { company } from '#src/config/company.ts';
import { documentAt, readSiteFile, siteFilePath, textOf } from '../../setup/built-site.ts';
import { SITE_URL } from '../../setup/site-url.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Throws if it isn't well-formed. */
function xml(name: string): Document {
  const parsed = new DOMParser().parseFromString(readSiteFile(name), 'application/xml');
  const problem = parsed.querySelector('parsererror');
  if (problem !== null) throw new Error(`${name}: ${textOf(problem)}`);
  return parsed;
}

describe('sitemap.xml', () => {
  const urls = [...xml('sitemap.xml').querySelectorAll('urlset > url')];

  it('lists exactly the public pages', () => {
    const listed = urls.map((url) => textOf(url.querySelector('loc')));
    expect(listed.toSorted()).toEqual(publicPaths.map((path) => SITE_URL + path).toSorted());
  });

  it('has the articles’ last revisions, and no future date', () => {
    const days = urls.flatMap((url) => [...url.querySelectorAll('lastmod')].map(textOf));
    expect(days.length).toBeGreaterThanOrEqual(Object.values(articles).flat().length);
    const today = new Date().toISOString().slice(0, 10);
    expect(days.filter((day) => !DAY.test(day) || day > today)).toEqual([]);
  });
});

describe('robots.txt', () => {
  it('allows everything, and names the sitemap', () => {
    const lines = readSiteFile('robots.txt').trim().split('\n');
    expect(lines).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${SITE_URL}/sitemap.xml`]);
  });
});

describe('feed.xml', () => {
  const items = [...xml('feed.xml').querySelectorAll('rss[version="2.0"] > channel > item')];
  const part = (item: Element, name: string) => textOf(item.querySelector(name));

  it('has the blog’s articles, newest first', () => {
    const links = articles.blog.map(({ slug }) => `${SITE_URL}/blog/${slug}`);
    expect(items.map((item) => part(item, 'link'))).toEqual(links);
    for (const item of items) {
      const path = part(item, 'link').slice(SITE_URL.length);
      expect(part(item, 'title')).toBe(textOf(documentAt(path).querySelector('h1')));
      expect(part(item, 'guid')).toBe(part(item, 'link'));
      expect(part(item, 'description')).not.toBe('');
    }
    const times = items.map((item) => Date.parse(part(item, 'pubDate')));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

describe('.well-known/security.txt', () => {
  it('names a contact, its own URL, the policy and the operator’s expiry date', () => {
    const text = readSiteFile('.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:/m);
    expect(text).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt`);
    expect(text.split('\n')).toContain(`Policy: ${SITE_URL}/security`);
    expect(text.split('\n')).toContain(`Expires: ${company.securityTxtExpires}T23:59:59Z`);
  });
});

describe('sbom.cdx.json', () => {
  const read = (text: string): Bom => JSON.parse(text);
  interface Bom {
    metadata: { component: { name: string; type: string } };
    components: { name: string; version: string; hashes: unknown[]; licenses: unknown[] }[];
  }
  const text = readSiteFile('sbom.cdx.json');

  it('has exactly the lock’s packages below dependencies, each with its hash and licence', () => {
    const lock: { packages: Record<string, { version: string; dev?: boolean }> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    );
    const shipped = Object.entries(lock.packages)
      .filter(([path, { dev }]) => path !== '' && dev !== true)
      .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`);
    const { components, metadata } = read(text);
    const listed = components.map(({ name, version }) => `${name} ${version}`);
    expect(metadata.component).toMatchObject({ name: 'lureproof', type: 'application' });
    expect(listed.toSorted()).toEqual([...new Set(shipped)].toSorted());
    expect(listed.join('\n')).toMatch(/^react 19\./m);
    const bare = components.filter((one) => !one.hashes.length || !one.licenses.length);
    expect(bare).toEqual([]);
  });
});

describe('social-image.png', () => {
  it('is a PNG of 1200 by 630', () => {
    const image = readFileSync(siteFilePath('social-image.png'));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
