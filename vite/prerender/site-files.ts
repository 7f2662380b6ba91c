import {
  accessibilityHead,
  cookiesHead,
  privacyHead,
  securityPolicyHead,
  termsHead,
} from '../../src/content/en/legal/meta.ts';
import { LOCALE } from '../../src/content/en/locale.ts';
import { articleKinds, articlePath } from '../../src/config/article-paths.ts';
import { articles } from '../../src/config/articles.ts';
import { brand } from '../../src/config/brand.ts';
import { company } from '../../src/config/company.ts';
import { paths } from '../../src/config/paths.ts';
import { escapeText } from '../escape-text.ts';
import type { PublicPage } from './metadata.ts';

const DATES: ReadonlyMap<string, string> = new Map([
  ...[termsHead, privacyHead, cookiesHead, accessibilityHead, securityPolicyHead].map(
    ({ path, updated }): [string, string] => [path, updated.iso],
  ),
  ...articleKinds.flatMap((kind) =>
    articles[kind].map(({ slug, date }): [string, string] => [articlePath(kind, slug), date]),
  ),
  ...articleKinds.map((kind): [string, string] => [paths[kind], newest(kind)]),
]);

function newest(kind: (typeof articleKinds)[number]): string {
  return articles[kind].map(({ date }) => date).reduce((a, b) => (a > b ? a : b));
}

/** The sitemap, with the date of each page's last revision where it is known. */
export function sitemap(publicPaths: readonly string[], siteUrl: string): string {
  const urls = publicPaths.map((path) => {
    const date = DATES.get(path);
    const revised = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeText(siteUrl + path)}</loc>${revised}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Disallows nothing, because a crawler must fetch a page to see its noindex. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** RSS 2.0. */
export function feed(pages: readonly PublicPage[], siteUrl: string): string {
  const items = articles.blog.flatMap(({ slug, date }) => {
    const page = pages.find(({ path }) => path === articlePath('blog', slug));
    if (page === undefined) return [];
    const url = escapeText(siteUrl + page.path);
    return `<item><title>${escapeText(page.heading)}</title><link>${url}</link><guid>${url}</guid><description>${escapeText(page.description)}</description><pubDate>${new Date(date).toUTCString()}</pubDate></item>`;
  });
  const blog = pages.find(({ path }) => path === paths.blog);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escapeText(brand.name)}</title><link>${siteUrl}${paths.blog}</link><description>${escapeText(blog?.description ?? brand.name)}</description><language>${LOCALE}</language>${items.join('')}</channel></rss>\n`;
}

const DAY_MS = 86_400_000;

/** RFC 9116: how to report a vulnerability. */
export function securityTxt(siteUrl: string): string {
  return [
    `Contact: mailto:${brand.supportEmail}`,
    `Contact: ${siteUrl}${paths.contact}`,
    `Expires: ${company.securityTxtExpires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${paths.securityPolicy}`,
    '',
  ].join('\n');
}

/** A warning for the operator if security.txt has expired, expires within 60 days, or is valid for over a year. */
export function securityTxtWarning(expires: string, now: Date): string | null {
  const days = Math.floor((Date.parse(`${expires}T23:59:59Z`) - now.getTime()) / DAY_MS);
  const advice = 'Set securityTxtExpires in src/config/company.ts to a day within a year.';
  if (days < 0) return `security.txt expired on ${expires}. ${advice}`;
  if (days < 60) return `security.txt expires in ${days} days. ${advice}`;
  return days > 366 ? `security.txt would be valid for over a year. ${advice}` : null;
}
