import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { files, ROOT } from '../house/sources.ts';

const { status, stdout } = spawnSync(process.execPath, ['scripts/check-launch.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
});

/** Types only say what a sample looks like. */
const content = files.filter(
  (path) => /^src\/(content|config)\/.*\.ts$/.test(path) && !path.endsWith('/types.ts'),
);

it('lists every sample in the content, with its file and line', () => {
  const samples = content.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((text, index) => (/\bsample: true\b/.test(text) ? [`${path}:${index + 1}  `] : [])),
  );
  expect(samples.length).toBeGreaterThan(20);
  expect(samples.filter((place) => !stdout.includes(place))).toEqual([]);
});

it('lists the sample hosts of the brand, and fails while anything is left', () => {
  expect(stdout).toContain('www.lureproof.example');
  expect(stdout).toContain('sales@lureproof.example');
  expect(stdout).toMatch(/\d+ placeholders must be replaced before going live/);
  expect(status).toBe(1);
});
