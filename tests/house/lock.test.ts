import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScript } from '../setup/run-script.ts';
import { ROOT } from './sources.ts';

/** `npm run lock:complete` adds what npm left out. */
it('locks every package with its hash, including every platform’s native ones', async () => {
  const script = 'scripts/check-platforms.mjs';
  const { code, output } = await runScript(script, { cwd: ROOT, args: ['--lock-only'] });
  expect(output).toMatch(
    /^The lock is whole for darwin-x64, darwin-arm64, win32-x64, win32-arm64, /,
  );
  expect(code).toBe(0);
});

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** .npmrc disables them for every npm; newer versions list the packages too, and would otherwise ask about them. */
it('allows no install scripts', () => {
  const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(
    read('package.json'),
  );
  const lock: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    read('package-lock.json'),
  );
  const asking = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => [path.replace(/^.*node_modules\//, ''), false]);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(allowScripts).toEqual(Object.fromEntries(asking));
});

it('pins every dependency to one version', () => {
  const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
    read('package.json'),
  );
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const loose = asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  expect(asked.length).toBeGreaterThan(30);
  expect(loose).toEqual([]);
});
