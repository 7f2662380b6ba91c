import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, ROOT } from '../house/sources.ts';

const { status, stdout } = spawnSync(process.execPath, ['scripts/check-launch.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
});

/** "file:line  " of every listed placeholder. */
const listed = stdout.match(/^src\/.*?:\d+ {2}/gm) ?? [];

/** Types only describe samples. */
const content = files.filter(
  (path) => /^src\/(content|config)\/.*\.(ts|md)$/.test(path) && !path.endsWith('/types.ts'),
);

/** "file:line  " of every matching line. */
function placesOf(pattern: RegExp): string[] {
  return content.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((text, index) => (pattern.test(text) ? [`${path}:${index + 1}  `] : [])),
  );
}

it('lists the samples, the claims to check and the brand’s sample hosts, with file and line, and nothing else', () => {
  const hosts = placesOf(/^(?!\s*(?:\/\/|\/?\*)).*\.example\b/).filter((place) =>
    /^src\/config\/(?:brand|company)\.ts:/.test(place),
  );
  const places = [...placesOf(/\bsample: true\b|\bBefore launch: /), ...hosts];
  expect(new Set(listed)).toEqual(new Set(places));
});

it('fails until the list is empty', () => {
  const left = Number(/(\d+) placeholders must be replaced or checked/.exec(stdout)?.[1] ?? 0);
  expect(listed).toHaveLength(left);
  expect(status).toBe(left === 0 ? 0 : 1);
});

/** Whether one of the lines before a claim has a mark. */
function isMarked(path: string, claim: string): boolean {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(claim));
  const before = lines.slice(Math.max(0, at - 6), at + 1).join('\n');
  return /Before launch: |sample: true/.test(before);
}

describe('a claim that binds the operator is marked', () => {
  it.each([
    ['99.99%', /\.(ts|md)$/],
    ['24/7', /pricing\.ts$/],
    ['certificates', /features\.ts$/],
    ['adequacy', /privacy\.md$/],
    ['liability for death', /terms\.md$/],
  ])('%s', (claim, where) => {
    const places = content.filter(
      (path) => where.test(path) && readFileSync(join(ROOT, path), 'utf8').includes(claim),
    );
    expect(places).not.toEqual([]);
    expect(places.filter((path) => !isMarked(path, claim))).toEqual([]);
  });
});
