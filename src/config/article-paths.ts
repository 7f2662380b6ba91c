import { paths } from './paths.ts';

export type ArticleKind = 'blog' | 'docs' | 'tutorials';

export const articleKinds = ['blog', 'docs', 'tutorials'] as const satisfies readonly ArticleKind[];

export function articlePath(kind: ArticleKind, slug: string): string {
  return `${paths[kind]}/${slug}`;
}

/** The kind and slug in an article's path, whether or not the article exists. */
export function articleAt(path: string): { kind: ArticleKind; slug: string } | null {
  const [, list, slug, ...more] = path.split('/');
  const kind = articleKinds.find((candidate) => paths[candidate] === `/${list}`);
  return kind === undefined || !slug || more.length > 0 ? null : { kind, slug };
}

/** The Markdown file of an article, relative to the project's root. */
export function articleFile({ kind, slug }: { kind: ArticleKind; slug: string }): string {
  return `src/content/en/${kind}/${slug}.md`;
}
