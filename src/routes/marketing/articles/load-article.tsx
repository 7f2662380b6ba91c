import type { ComponentType } from 'react';
import { articlesOf } from '#content/marketing/articles.ts';
import type { ArticleKind } from '#src/config/article-paths.ts';
import type { Prose } from '#src/lib/prose.ts';
import { NotFound } from '../not-found.tsx';
import { ArticlePage } from './article-page.tsx';

const texts = import.meta.glob<Prose>('/src/content/en/{blog,docs,tutorials}/*.md', {
  import: 'prose',
});

/** The page of an article, with its text; of an article that is not there, the not-found page. */
export async function loadArticle(
  kind: ArticleKind,
  slug: string,
): Promise<{ Page: ComponentType }> {
  const article = articlesOf(kind).find((candidate) => candidate.slug === slug);
  const load = texts[`/src/content/en/${kind}/${slug}.md`];
  if (article === undefined || load === undefined) return { Page: NotFound };
  const text = await load();
  return { Page: () => <ArticlePage kind={kind} article={article} text={text} /> };
}
