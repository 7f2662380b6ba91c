import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { files } from './sources.ts';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

it('every file and folder has a kebab-case name', () => {
  const others = files.filter((path) => path.split('/').some((name) => !KEBAB_CASE.test(name)));
  expect(others).toEqual([]);
});

it('no folder has a barrel', () => {
  const barrels = files.filter((path) => /^index\.(ts|tsx|js|mjs)$/.test(basename(path)));
  expect(barrels).toEqual([]);
});
