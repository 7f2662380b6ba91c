import { describe, expect, it } from 'vitest';
import { publicRoutes } from '#src/app/public-routes.tsx';
import { articlePaths } from '#src/config/articles.ts';
import { pageMeta } from '#src/content/en/meta.ts';

const entries = Object.entries(pageMeta);

it('every public page has metadata, and nothing else has', () => {
  const routes = [...publicRoutes.map(({ path }) => path), ...articlePaths];
  expect(Object.keys(pageMeta).toSorted()).toEqual(routes.toSorted());
});

describe.each(entries)('%s', (_, { title, description }) => {
  it('has a title of at most 60 characters', () => {
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(60);
  });

  it('has a description of at most 155 characters', () => {
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

it.each(['title', 'description'] as const)('no two pages share a %s', (part) => {
  const all = entries.map(([, meta]) => meta[part]);
  expect(all.filter((words, index) => all.indexOf(words) !== index)).toEqual([]);
});
