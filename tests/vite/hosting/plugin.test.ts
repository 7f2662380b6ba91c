import { expect, it } from 'vitest';
import { join } from 'node:path';
import { hostingDirectory } from '#vite/hosting/plugin.ts';

it.each([
  ['dist', 'hosting'],
  ['dist-faults', 'hosting-faults'],
  ['built-site', 'built-site-hosting'],
])('the hosting files of %s are written to %s, beside it', (name, expected) => {
  expect(hostingDirectory(join('/site', name))).toBe(join('/site', expected));
});
