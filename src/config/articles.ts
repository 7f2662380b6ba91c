import { articleKinds, articlePath, type ArticleKind } from './article-paths.ts';

/** An article's URL and the date when it was published or last revised (ISO 8601). */
export interface ArticleAddress {
  slug: string;
  date: string;
}

/** All articles, in the order of their lists. Not for the app itself, which would grow with each of them. */
// Before launch: set the real publication dates.
export const articles = {
  blog: [
    { slug: 'read-the-address-from-the-right', date: '2026-10-27' },
    { slug: 'what-makes-a-phish-hard-to-spot', date: '2026-09-22' },
    { slug: 'reporting-beats-not-clicking', date: '2026-08-18' },
  ],
  docs: [
    { slug: 'getting-started', date: '2026-11-03' },
    { slug: 'user-roles-and-permissions', date: '2026-10-12' },
    { slug: 'campaign-setup', date: '2026-10-12' },
  ],
  tutorials: [
    { slug: 'launch-your-first-simulation', date: '2026-11-03' },
    { slug: 'build-a-custom-template', date: '2026-10-20' },
    { slug: 'understand-risk-scores', date: '2026-11-10' },
  ],
} as const satisfies Record<ArticleKind, readonly ArticleAddress[]>;

export const articlePaths: readonly string[] = articleKinds.flatMap((kind) =>
  articles[kind].map(({ slug }) => articlePath(kind, slug)),
);
