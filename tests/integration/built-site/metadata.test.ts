import { describe, expect, it } from 'vitest';
import { authPaths, publicPaths } from '#src/app/site-paths.ts';
import { builtPages, documentAt, readSiteFile, textOf } from '../../setup/built-site.ts';
import { SITE_URL } from '../../setup/site-url.ts';

function content(path: string, selector: string): string | null {
  const found = documentAt(path).querySelectorAll(selector);
  expect(found.length, `${path} ${selector}`).toBeLessThanOrEqual(1);
  const [only] = found;
  return only?.getAttribute('content') ?? only?.getAttribute('href') ?? null;
}

const property = (path: string, name: string) => content(path, `meta[property="${name}"]`);

it('every public page and every auth screen with a form is prerendered, and nothing else', () => {
  const built = builtPages.map(({ path }) => path).toSorted();
  expect(built).toEqual([...publicPaths, ...authPaths].toSorted());
});

describe.each(publicPaths)('%s', (path) => {
  const page = documentAt(path);
  const description = content(path, 'meta[name="description"]') ?? '';

  it('has a title and description that fit into search results', () => {
    expect(page.querySelectorAll('title')).toHaveLength(1);
    expect(page.title.length).toBeGreaterThan(10);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('has its own canonical URL', () => {
    expect(content(path, 'link[rel="canonical"]')).toBe(SITE_URL + path);
    expect(property(path, 'og:url')).toBe(SITE_URL + path);
  });

  it('has a link preview with title, description and an image of 1200 by 630', () => {
    expect(property(path, 'og:title')).toBe(page.title);
    expect(property(path, 'og:description')).toBe(description);
    expect(property(path, 'og:image')).toBe(`${SITE_URL}/social-image.png`);
    expect(property(path, 'og:image:width')).toBe('1200');
    expect(property(path, 'og:image:height')).toBe('630');
    expect(property(path, 'og:image:alt')).toMatch(/\w{3}/);
    expect(content(path, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('may be indexed', () => {
    expect(content(path, 'meta[name="robots"]')).toBeNull();
  });
});

it.each(['og:title', 'og:description'])('no two pages share an %s', (name) => {
  const all = publicPaths.map((path) => property(path, name));
  expect(all.filter((words, index) => all.indexOf(words) !== index)).toEqual([]);
});

describe.each(builtPages.map(({ path }) => path))('%s', (path) => {
  const page = documentAt(path);

  it('is in English, scales, and has a main landmark, an h1 and a skip link', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.documentElement.lang).toBe('en-GB');
    expect(content(path, 'meta[name="viewport"]')).toBe('width=device-width, initial-scale=1');
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelector('body a')?.getAttribute('href')).toBe('#content');
    expect(textOf(page.querySelector('main#content'))).not.toBe('');
  });

  it('loads no script, and has no inline script but the boot script', () => {
    const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts.map((script) => script.matches('[data-app]:not([src])'))).toEqual([true]);
  });

  it('has no inline style but its style sheet', () => {
    expect(page.querySelectorAll('[style], body style')).toHaveLength(0);
  });
});

it.each(authPaths)('%s is not indexed, and has no link preview', (path) => {
  expect(content(path, 'meta[name="robots"]')).toContain('noindex');
  expect(content(path, 'link[rel="canonical"]')).toBeNull();
});

it.each(['dashboard/profile/index.html', 'callback/index.html', '404.html'])(
  '%s is not indexed',
  (file) => {
    expect(readSiteFile(file)).toMatch(/<meta name="robots" content="noindex"/);
  },
);
