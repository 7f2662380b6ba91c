import type { ComponentType } from 'react';
import { articlesOf } from '#content/marketing/articles.ts';
import type { ArticleKind } from '#src/config/articles.ts';
import type { Prose } from '#src/lib/prose.ts';
import { ArticlePage } from './article-page.tsx';

const texts = import.meta.glob<Prose>('/src/content/en/{blog,docs,tutorials}/*.md', {
  import: 'prose',
});

/** The page of one article, with its text. Throws when the article has no text or no words. */
export async function loadArticle(
  kind: ArticleKind,
  slug: string,
): Promise<{ Page: ComponentType }> {
  const article = articlesOf(kind).find((candidate) => candidate.slug === slug);
  const load = texts[`/src/content/en/${kind}/${slug}.md`];
  if (article === undefined || load === undefined) throw new Error(`No article ${kind}/${slug}.`);
  const text = await load();
  return { Page: () => <ArticlePage kind={kind} article={article} text={text} /> };
}
