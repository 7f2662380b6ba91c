import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { files, ROOT } from './sources.ts';

/** Tests of several modules together, or of the whole repository, don't mirror a file. */
const WITHOUT_SOURCE = /^tests\/(house|setup|integration)\//;

/** Suffixes after the source's name say what is tested, or how: `http.aws-sdk.test.ts`, `draft.dom.test.ts`. */
function sourcesOf(test: string): string[] {
  const names = [test.slice('tests/'.length).replace(/\.test\.tsx?$/, '')];
  for (let name = names[0] ?? ''; /\.[a-z-]+$/.test(name);) {
    name = name.replace(/\.[a-z-]+$/, '');
    names.push(name);
  }
  return names.flatMap((name) =>
    ['.ts', '.tsx', '.mjs', '.yaml'].map((extension) => name + extension),
  );
}

it('every test mirrors the path of the file that it tests', () => {
  const present = new Set(files);
  const tests = files.filter((path) => /^tests\/.*\.test\.tsx?$/.test(path));
  const orphans = tests.filter(
    (test) => !WITHOUT_SOURCE.test(test) && !sourcesOf(test).some((path) => present.has(path)),
  );
  expect(tests.length).toBeGreaterThan(0);
  expect(orphans).toEqual([]);
});

it('every test file matches the pattern that runs it', () => {
  const strays = files.filter((path) => /^tests\/.*[.-](spec|tests)\.tsx?$/.test(path));
  expect(strays).toEqual([]);
});

it('a test that mocks modules or configures Amplify runs in its own process', () => {
  const shared = files.filter(
    (path) =>
      /^tests\/(?!house\/|src\/boot\/).*(?<!\.isolated)\.test\.tsx?$/.test(path) &&
      /\b(vi\.(mock|doMock|resetModules)|configureAmplify|runInThisContext)\(/.test(
        readFileSync(join(ROOT, path), 'utf8'),
      ),
  );
  expect(shared).toEqual([]);
});
