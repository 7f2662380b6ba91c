import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { files, ROOT } from './sources.ts';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

it('every file and folder has a kebab-case name', () => {
  const others = files.filter((path) => path.split('/').some((name) => !KEBAB_CASE.test(name)));
  expect(others).toEqual([]);
});

it('no folder has a barrel', () => {
  const barrels = files.filter((path) => /^index\.(ts|tsx|js|mjs)$/.test(basename(path)));
  expect(barrels).toEqual([]);
});

const screens = files.filter((path) => path.startsWith('src/routes/'));
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const stemOf = (path: string) => basename(path).replace(/\..*$/, '');

it('no two files in a folder of screens share a stem', () => {
  const stems = screens.map((path) => `${folderOf(path)}/${stemOf(path)}`);
  expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([]);
});

it('no folder contains only a file of the same name', () => {
  const alone = files.filter(
    (path) =>
      /^(?:src|vite|local)\//.test(path) &&
      stemOf(path) === basename(folderOf(path)) &&
      files.filter((other) => other.startsWith(`${folderOf(path)}/`)).length === 1,
  );
  expect(alone).toEqual([]);
});

it('only two files name the product, so a rebranding changes no others', () => {
  const named = files.filter(
    (path) => path.startsWith('src/') && /lureproof/i.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(named.toSorted()).toEqual(['src/config/brand.ts', 'src/config/company.ts']);
});
