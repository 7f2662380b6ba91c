import type { ComponentType } from 'react';
import { articlesOf } from '#content/marketing/articles.ts';
import { articleAt, articleFile } from '#src/config/article-paths.ts';
import type { Prose } from '#src/lib/prose.ts';
import { Page as NotFound } from '../not-found.page.tsx';
import { ArticlePage } from './article-page.tsx';

const texts = import.meta.glob<Prose>('/src/content/en/{blog,docs,tutorials}/*.md', {
  import: 'prose',
});

/** The article at a path, with its text, or the not-found page. */
export async function resolvePage(path: string): Promise<ComponentType> {
  const address = articleAt(path);
  if (address === null) return NotFound;
  const { kind, slug } = address;
  const article = articlesOf(kind).find((candidate) => candidate.slug === slug);
  const load = texts[`/${articleFile(address)}`];
  if (article === undefined || load === undefined) return NotFound;
  const text = await load();
  return () => <ArticlePage kind={kind} article={article} text={text} />;
}
