import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { publicScreens, ROUTE_TABLE } from '#vite/prerender/screens.ts';

const ROUTES = `
  {
    path: paths.home,
    load: async () => ({
      Page: (await import('#src/routes/marketing/landing.tsx')).Landing,
    }),
  },
  {
    path: paths.legal,
    load: async () => ({ Page: (await import('#src/routes/legal/legal.tsx')).Legal }),
  },`;

describe('publicScreens', () => {
  const screensOf = publicScreens(ROUTES);

  it.each([
    [paths.home, ['src/routes/marketing/landing.tsx']],
    [paths.legal, ['src/routes/legal/legal.tsx']],
    [
      '/docs/getting-started',
      ['src/routes/marketing/articles/load-article.tsx', 'src/content/en/docs/getting-started.md'],
    ],
  ])('finds what shows %s', (path, modules) => {
    expect(screensOf(path)).toEqual(modules);
  });

  it.each([paths.contact, paths.login])('throws for %s, which is not in the table', (path) => {
    expect(() => screensOf(path)).toThrow(path);
  });

  it.each(['', `${ROUTES}\n{ path: paths.demo, load: loadDemo },`])(
    'throws for a table that it cannot read',
    (table) => {
      expect(() => publicScreens(table)).toThrow(ROUTE_TABLE);
    },
  );

  it('reads the table as it is', () => {
    const ofSite = publicScreens(readFileSync(ROUTE_TABLE, 'utf8'));
    expect(ofSite(paths.pricing)).toEqual(['src/routes/marketing/pricing/pricing.tsx']);
  });
});
