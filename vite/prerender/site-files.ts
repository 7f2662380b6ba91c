import { articleKinds, articlePath } from '../../src/config/article-paths.ts';
import { articles } from '../../src/config/articles.ts';
import { brand } from '../../src/config/brand.ts';
import { paths } from '../../src/config/paths.ts';
import { escapeText, type PageFacts } from './page-facts.ts';

const DATES: ReadonlyMap<string, string> = new Map([
  [paths.privacy, '2025-06-01'],
  ...articleKinds.flatMap((kind) =>
    articles[kind].map(({ slug, date }): [string, string] => [articlePath(kind, slug), date]),
  ),
  ...articleKinds.map((kind): [string, string] => [paths[kind], newest(kind)]),
]);

function newest(kind: (typeof articleKinds)[number]): string {
  return articles[kind].map(({ date }) => date).reduce((a, b) => (a > b ? a : b));
}

/** Pages with the day of their last revision where one is known: a guess would be worse than none. */
export function sitemap(publicPaths: readonly string[], siteUrl: string): string {
  const urls = publicPaths.map((path) => {
    const date = DATES.get(path);
    const revised = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeText(siteUrl + path)}</loc>${revised}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Screens that must not be indexed say so themselves: a page that is not fetched can't. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** RSS 2.0. */
export function feed(pages: readonly PageFacts[], siteUrl: string): string {
  const items = articles.blog.flatMap(({ slug, date }) => {
    const page = pages.find(({ path }) => path === articlePath('blog', slug));
    if (page === undefined) return [];
    const url = escapeText(siteUrl + page.path);
    return `<item><title>${escapeText(page.heading)}</title><link>${url}</link><guid>${url}</guid><description>${escapeText(page.description)}</description><pubDate>${new Date(date).toUTCString()}</pubDate></item>`;
  });
  const blog = pages.find(({ path }) => path === paths.blog);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${brand.name}</title><link>${siteUrl}${paths.blog}</link><description>${escapeText(blog?.description ?? brand.name)}</description><language>en-GB</language>${items.join('')}</channel></rss>\n`;
}

const MONTHS_VALID = 11;

/** RFC 9116: whom to tell of a weakness, and until when that holds (under a year, as it asks). */
export function securityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS_VALID);
  return [
    `Contact: mailto:${brand.supportEmail}`,
    `Contact: ${siteUrl}${paths.contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
