import { expect, it } from 'vitest';
import { articleAt } from '#src/config/article-paths.ts';
import { articlePaths } from '#src/config/articles.ts';

it.each(articlePaths)('%s is the address of an article', (path) => {
  const [, kind, slug] = path.split('/');
  expect(articleAt(path)).toEqual({ kind, slug });
});

it('knows no article by name: whether there is one, others say', () => {
  expect(articleAt('/blog/nothing')).toEqual({ kind: 'blog', slug: 'nothing' });
});

it.each(['/', '/blog', '/blog/', '/blog/a/b', '/docs/a/', '/pricing/a', 'blog/a', '/a/blog/b'])(
  '%s is none',
  (path) => expect(articleAt(path)).toBeNull(),
);
