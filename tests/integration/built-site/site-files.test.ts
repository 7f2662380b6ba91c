// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articles } from '#src/config/articles.ts';
import {
  documentAt,
  publicPaths,
  readSiteFile,
  siteFilePath,
  textOf,
} from '../../setup/built-site.ts';
import { SITE_URL } from '../../setup/site-url.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Throws when it is not well-formed. */
function xml(name: string): Document {
  const parsed = new DOMParser().parseFromString(readSiteFile(name), 'application/xml');
  const problem = parsed.querySelector('parsererror');
  if (problem !== null) throw new Error(`${name}: ${textOf(problem)}`);
  return parsed;
}

describe('sitemap.xml', () => {
  const urls = [...xml('sitemap.xml').querySelectorAll('urlset > url')];

  it('lists every public page, and nothing else', () => {
    const listed = urls.map((url) => textOf(url.querySelector('loc')));
    expect(listed.toSorted()).toEqual(publicPaths.map((path) => SITE_URL + path).toSorted());
  });

  it('says when articles were last revised, and claims no day that is to come', () => {
    const days = urls.flatMap((url) => [...url.querySelectorAll('lastmod')].map(textOf));
    expect(days.length).toBeGreaterThanOrEqual(Object.values(articles).flat().length);
    const today = new Date().toISOString().slice(0, 10);
    expect(days.filter((day) => !DAY.test(day) || day > today)).toEqual([]);
  });
});

describe('robots.txt', () => {
  it('lets everything be read, and names the sitemap', () => {
    const lines = readSiteFile('robots.txt').trim().split('\n');
    expect(lines).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${SITE_URL}/sitemap.xml`]);
  });
});

describe('feed.xml', () => {
  const items = [...xml('feed.xml').querySelectorAll('rss[version="2.0"] > channel > item')];
  const part = (item: Element, name: string) => textOf(item.querySelector(name));

  it('has the articles of the blog as they stand there, newest first', () => {
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
  it('names a contact, and is valid for the next ten months', () => {
    const text = readSiteFile('.well-known/security.txt');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - Date.now()) / 86_400_000;
    expect(text).toMatch(/^Contact: mailto:/m);
    expect(text).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt`);
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(366);
  });
});

describe('social-image.png', () => {
  it('is a PNG of 1200 by 630', () => {
    const image = readFileSync(siteFilePath('social-image.png'));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
