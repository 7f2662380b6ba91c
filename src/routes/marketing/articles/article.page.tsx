import { articleHead, articlesOf } from '#content/marketing/articles.ts';
import { articleAt, articleFile } from '#src/config/article-paths.ts';
import type { Prose } from '#src/lib/prose.ts';
import { ArticlePage } from './article-page.tsx';

const texts = import.meta.glob<Prose>('/src/content/en/{blog,docs,tutorials}/*.md', {
  import: 'prose',
});

/** The article at a path, with its text, or null if there is none. */
export async function resolvePage(path: string) {
  const address = articleAt(path);
  if (address === null) return null;
  const { kind, slug } = address;
  const article = articlesOf(kind).find((candidate) => candidate.slug === slug);
  const load = texts[`/${articleFile(address)}`];
  if (article === undefined || load === undefined) return null;
  const text = await load();
  return {
    Page: () => <ArticlePage kind={kind} article={article} text={text} />,
    head: articleHead(article),
  };
}
