import { expect, it } from 'vitest';
import { articleAt } from '#src/config/article-paths.ts';
import { articlePaths } from '#src/config/articles.ts';

it.each(articlePaths)('%s is the URL of an article', (path) => {
  const [, kind, slug] = path.split('/');
  expect(articleAt(path)).toEqual({ kind, slug });
});

it('doesn’t know which articles exist', () => {
  expect(articleAt('/blog/nothing')).toEqual({ kind: 'blog', slug: 'nothing' });
});

it.each(['/', '/blog', '/blog/', '/blog/a/b', '/docs/a/', '/pricing/a', 'blog/a', '/a/blog/b'])(
  '%s is not the URL of an article',
  (path) => expect(articleAt(path)).toBeNull(),
);
