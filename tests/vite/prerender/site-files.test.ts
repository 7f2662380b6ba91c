import { describe, expect, it } from 'vitest';
import { company } from '#src/config/company.ts';
import {
  feed,
  robots,
  securityTxt,
  securityTxtWarning,
  sitemap,
} from '#vite/prerender/site-files.ts';

const SITE = 'https://www.lureproof.example';

describe('the files beside the pages', () => {
  it('sitemap: every page, with the date of its revision if known', () => {
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

  it('security.txt: names contacts, and the operator’s expiry date (RFC 9116)', () => {
    const text = securityTxt(SITE);
    expect(text).toContain(`Expires: ${company.securityTxtExpires}T23:59:59Z`);
    expect(text).toMatch(/^Contact: mailto:/);
  });

  it('security.txt: no warning if it is valid for between two months and a year', () => {
    expect(securityTxtWarning('2027-10-31', new Date('2026-11-22T12:00:00Z'))).toBeNull();
  });

  it.each([
    ['2027-01-20', 'expires in 59 days'],
    ['2026-11-22', 'expires in 0 days'],
    ['2026-11-21', 'expired on 2026-11-21'],
    ['2028-01-01', 'over a year'],
  ])('security.txt until %s, on 22 November 2026: %s', (expires, words) => {
    const warning = securityTxtWarning(expires, new Date('2026-11-22T12:00:00Z'));
    expect(warning).toContain(words);
  });
});
