import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './sources.ts';

interface Entry {
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const { packages }: { packages: Record<string, Entry> } = JSON.parse(read('package-lock.json'));
const entries = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

it('locks every package with its hash', () => {
  const unhashed = entries
    .filter(([, { inBundle }]) => inBundle !== true)
    .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(entries.length).toBeGreaterThan(500);
  expect(unhashed.map(([path]) => path)).toEqual([]);
});

/** A registry can lack a version for some platform, and npm then leaves it out: choose one that it has for all. */
it('locks the native packages of every platform', () => {
  const locked = new Set(entries.map(([path]) => nameOf(path)));
  const optional = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.length).toBeGreaterThan(50);
  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});

/** .npmrc disables them for every npm; newer versions list the packages too, and would otherwise ask about them. */
it('allows no install scripts', () => {
  const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(
    read('package.json'),
  );
  const asking = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => [nameOf(path), false]);
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
