import { describe, expect, it } from 'vitest';
import { feed, robots, securityTxt, sitemap } from '#vite/prerender/site-files.ts';

const SITE = 'https://www.lureproof.example';

describe('the files beside the pages', () => {
  it('sitemap: every page, with the day of its revision where one is known', () => {
    const xml = sitemap(['/', '/privacy'], SITE);
    expect(xml).toContain(`<url><loc>${SITE}/</loc></url>`);
    expect(xml).toContain(`<loc>${SITE}/privacy</loc><lastmod>2025-06-01</lastmod>`);
  });

  it('robots: names the sitemap', () => {
    expect(robots(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  it('feed: the articles of the blog, escaped', () => {
    const path = '/blog/reporting-beats-not-clicking';
    const page = { path, title: 'T', description: 'a < b', heading: 'Reporting & not clicking' };
    const xml = feed([page], SITE);
    expect(xml).toContain('<title>Reporting &amp; not clicking</title>');
    expect(xml).toContain('<description>a &lt; b</description>');
    expect(xml).toContain('<pubDate>Tue, 18 Aug 2026 00:00:00 GMT</pubDate>');
    expect(xml.match(/<item>/g)).toHaveLength(1);
  });

  it('security.txt: expires in less than a year (RFC 9116)', () => {
    const text = securityTxt(SITE, new Date('2026-11-21T00:00:00Z'));
    expect(text).toContain('Expires: 2027-10-21T00:00:00.000Z');
    expect(text).toMatch(/^Contact: mailto:/);
  });
});
