import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { brand } from '../src/config/brand.ts';
import { writtenByBuild } from './written-by-build.ts';

/** CycloneDX's usual name, to which /security links. */
const FILE_NAME = 'sbom.cdx.json';
/** The brand's, as a package's name. */
const NAME = brand.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; devDependencies?: object }>;
}

/** Writes npm's list of every package below `dependencies` in the lock, in CycloneDX's format. Needs no network. */
export function billOfMaterials(): Plugin {
  let root = '';
  return {
    name: 'bill-of-materials',
    configResolved(config) {
      ({ root } = config);
    },
    configureServer: (server) => writtenByBuild(server, FILE_NAME),
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await componentsOf(root) });
    },
  };
}

/**
 * `npm sbom --omit dev` leaves out what a development tool depends on too, such as React, so npm gets a project that has
 * none. The same lock always gives the same text.
 */
async function componentsOf(root: string): Promise<string> {
  const read = (name: string) => readFile(join(root, name), 'utf8');
  const { version, dependencies }: Manifest = JSON.parse(await read('package.json'));
  const lock: Lock = JSON.parse(await read('package-lock.json'));
  const project = { name: NAME, version, dependencies };
  const shipped = Object.entries(lock.packages)
    .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
    .map(([path, entry]) => [path, path === '' ? project : entry]);
  const directory = await mkdtemp(join(tmpdir(), 'bill-of-materials-'));
  try {
    await writeFile(join(directory, 'package.json'), JSON.stringify(project));
    await writeFile(
      join(directory, 'package-lock.json'),
      JSON.stringify({ ...lock, name: NAME, packages: Object.fromEntries(shipped) }),
    );
    const bom: { metadata: { component: object } } = JSON.parse(await runNpm(directory));
    const { metadata, ...parts } = bom;
    const component = { ...metadata.component, name: NAME };
    const stable = { ...parts, serialNumber: undefined, metadata: { component } };
    return `${JSON.stringify(stable, null, 1)}\n`;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function runNpm(cwd: string): Promise<string> {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  ];
  const shell = process.platform === 'win32';
  const { stdout } = await promisify(execFile)('npm', args, { cwd, shell, maxBuffer: 2 ** 26 });
  return stdout;
}
