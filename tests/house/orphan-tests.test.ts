import { expect, it } from 'vitest';
import { files } from './sources.ts';

/** Tests of several modules together, and of the house as a whole, mirror no file. */
const WITHOUT_SOURCE = /^tests\/(house|setup|integration)\//;

/** `http.aws-sdk.test.ts` is one aspect of the tests of `http.ts`. */
function sourcesOf(test: string): string[] {
  const base = test.slice('tests/'.length).replace(/(\.[a-z-]+)?\.test\.tsx?$/, '');
  return ['.ts', '.tsx', '.mjs'].map((extension) => base + extension);
}

it('every test stands where the file that it tests stands', () => {
  const present = new Set(files);
  const tests = files.filter((path) => /^tests\/.*\.test\.tsx?$/.test(path));
  const orphans = tests.filter(
    (test) => !WITHOUT_SOURCE.test(test) && !sourcesOf(test).some((path) => present.has(path)),
  );
  expect(tests.length).toBeGreaterThan(0);
  expect(orphans).toEqual([]);
});

it('everything under tests that describes or checks something is run', () => {
  const strays = files.filter((path) => /^tests\/.*[.-](spec|tests)\.tsx?$/.test(path));
  expect(strays).toEqual([]);
});
