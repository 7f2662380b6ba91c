import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../house/sources.ts';
import { siteFilePath } from '../../setup/built-site.ts';

const files = readdirSync(siteFilePath('.'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ({
    name,
    text: readFileSync(join(parentPath, name), 'latin1'),
  }));

it('contains no source maps and no paths of the build machine', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
  const slashes = ROOT.replaceAll('\\', '/');
  for (const trace of ['sourceMappingURL', 'file:///', ROOT, slashes, tmpdir()]) {
    expect(files.filter(({ text }) => text.includes(trace)).map(({ name }) => name)).toEqual([]);
  }
});
