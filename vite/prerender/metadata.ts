import { brand } from '../../src/config/brand.ts';
import type { PageHead } from '../../src/content/page-meta.ts';
import { paths } from '../../src/config/paths.ts';
import { SOCIAL_IMAGE } from '../social-image.ts';
import { linkedData, linkedDataElement } from './linked-data.ts';
import { escapeText } from '../escape-text.ts';

const FEED = '<link rel="alternate" type="application/rss+xml" title="Blog" href="/feed.xml">';

export interface PublicPage extends PageHead {
  path: string;
}

/** The elements in a public page's head for search engines and link previews. */
export function publicMetadata(page: PublicPage, siteUrl: string): string {
  const url = escapeText(siteUrl + page.path);
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': 'en_GB',
    'og:url': siteUrl + page.path,
    'og:title': page.title,
    'og:description': page.description,
    'og:image': `${siteUrl}/${SOCIAL_IMAGE.fileName}`,
    'og:image:width': String(SOCIAL_IMAGE.width),
    'og:image:height': String(SOCIAL_IMAGE.height),
    'og:image:alt': SOCIAL_IMAGE.alt,
  };
  return [
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeText(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.path.startsWith(paths.blog) ? [FEED] : []),
    linkedDataElement(linkedData(page, siteUrl)),
  ].join('');
}
