// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { publicRoutes } from '#src/app/public-routes.tsx';
import { articlePaths } from '#src/config/articles.ts';
import { paths } from '#src/config/paths.ts';
import { pageMeta } from '#src/content/en/meta.ts';
import { footerLinks, mainLinks } from '#src/content/en/shell.ts';

/** As the build renders it: no effects, no script. */
async function rendered(path: string): Promise<Document> {
  const route = publicRoutes.find((candidate) => candidate.path === path);
  if (route === undefined) throw new Error(`No route ${path}.`);
  const { Page } = await route.load();
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>{createElement(Page)}</MemoryRouter>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const pages = new Map(
  await Promise.all(publicRoutes.map(async ({ path }) => [path, await rendered(path)] as const)),
);
const known = new Set<string>([...Object.values(paths), ...articlePaths]);

const hrefs = (page: Document) =>
  [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
const internal = (from: string, href: string) =>
  /^[/#?]/.test(href) ? new URL(href, `https://site.example${from}`) : null;

describe.each([...pages])('%s', (path, page) => {
  it('shows the title and description of its metadata', () => {
    expect(page.querySelector('title')?.textContent).toBe(pageMeta[path]?.title);
    const description = page.querySelector('meta[name=description]')?.getAttribute('content');
    expect(description).toBe(pageMeta[path]?.description);
  });

  it('has one h1, and no heading skips a level', () => {
    const levels = [...page.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const skips = levels.filter(
      (level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1,
    );
    expect(skips).toEqual([]);
  });

  it('every link leads somewhere', () => {
    const broken = hrefs(page).filter((href) => {
      const url = internal(path, href);
      if (url === null) return !/^(https:|mailto:)/.test(href);
      if (!known.has(url.pathname)) return true;
      const id = url.hash.slice(1);
      return id !== '' && pages.get(url.pathname)?.getElementById(id) === null;
    });
    expect(broken).toEqual([]);
  });

  it('no table has an empty heading', () => {
    const headings = [...page.querySelectorAll('th')].map((cell) => cell.textContent.trim());
    expect(headings).not.toContain('');
  });

  it('no id stands twice, and nothing has an inline style', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('another page or the frame leads here', () => {
    const frame: string[] = [paths.home, ...mainLinks.map(({ to }) => to)];
    frame.push(...footerLinks.flatMap(({ links }) => links.map(({ to }) => to)));
    const elsewhere = [...pages].flatMap(([from, other]) =>
      from === path ? [] : hrefs(other).map((href) => internal(from, href)?.pathname),
    );
    expect([...frame, ...elsewhere]).toContain(path);
  });
});
