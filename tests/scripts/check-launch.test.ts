import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, ROOT } from '../house/sources.ts';

const { status, stdout } = spawnSync(process.execPath, ['scripts/check-launch.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
});

/** Types only say what a sample looks like. */
const content = files.filter(
  (path) => /^src\/(content|config)\/.*\.(ts|md)$/.test(path) && !path.endsWith('/types.ts'),
);

/** "file:line  " of every line that matches. */
function placesOf(pattern: RegExp): string[] {
  return content.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((text, index) => (pattern.test(text) ? [`${path}:${index + 1}  `] : [])),
  );
}

it('lists every sample in the content, with its file and line', () => {
  const samples = placesOf(/\bsample: true\b/);
  expect(samples.length).toBeGreaterThan(20);
  expect(samples.filter((place) => !stdout.includes(place))).toEqual([]);
});

it('lists every claim that somebody has to check, with its file and line', () => {
  const claims = placesOf(/\bBefore launch: /);
  expect(claims.length).toBeGreaterThan(20);
  expect(claims.filter((place) => !stdout.includes(place))).toEqual([]);
});

it('lists the sample hosts of the brand, and fails while anything is left', () => {
  expect(stdout).toContain('www.lureproof.example');
  expect(stdout).toContain('sales@lureproof.example');
  expect(stdout).toMatch(/\d+ placeholders must be replaced or checked before going live/);
  expect(status).toBe(1);
});

it('lists nothing that an operator need not touch', () => {
  expect(stdout).not.toContain('parse-env.ts');
});

/** Whether a mark stands in the lines before a claim. */
function isMarked(path: string, claim: string): boolean {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(claim));
  const before = lines.slice(Math.max(0, at - 6), at + 1).join('\n');
  return /Before launch: |sample: true/.test(before);
}

describe('a claim that others would have to keep is marked where it stands', () => {
  it.each([
    ['99.99%', /\.(ts|md)$/],
    ['24/7', /pricing\.ts$/],
    ['day and night', /pricing\.ts$/],
    ['two working days', /form-meta\.ts$/],
    ['Certificates', /features\.ts$/],
    ['our own simulations', /\.ts$/],
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
