import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { redirects, routes } from '#src/app/routes.ts';
import { articleAt } from '#src/config/article-paths.ts';
import { ROOT } from './sources.ts';

const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];
const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

it.each(documents)('every command in %s exists in package.json', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const named = Array.from(
    text.matchAll(/`(?:\w+=\S+ )*npm run ([a-z\d:-]+)/g),
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
});

it.each(documents.filter((path) => path.includes('decisions')))(
  '%s has date, status, decision and consequences',
  (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    expect(text).toMatch(/^# \d+\. .+\n\nDate: \d+ \w+ \d{4}\. Status: (?:accepted|superseded by)/);
    expect(text).toMatch(/\n\*\*Decision\.\*\* [^]+\n\*\*Consequences\*\*\n\n- /);
  },
);

it('docs/product has every route but the articles’ in its table', () => {
  const text = readFileSync(join(ROOT, 'docs/product/README.md'), 'utf8');
  const [table = ''] = /## Routes\n[^]+?\nA trailing/.exec(text) ?? [];
  const paths = [...routes, ...redirects].map(({ path }) => path);
  const missing = paths.filter(
    (path) => articleAt(path) === null && !table.includes(`\`${path}\``),
  );
  expect(missing).toEqual([]);
});
