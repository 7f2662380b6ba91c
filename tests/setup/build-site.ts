import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { hostingDirectory } from '#vite/hosting/built-site.ts';
import { OPERATOR_SETTINGS } from './site-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site's directory. */
    siteDirectory: string;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let directory = '';

/** Builds the site once, into its own directory, before the tests that read it. */
export async function setup(project: TestProject): Promise<void> {
  directory = await mkdtemp(join(tmpdir(), 'built-site-'));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', directory, '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...process.env, ...OPERATOR_SETTINGS, NODE_ENV: 'production' } },
  );
  project.provide('siteDirectory', directory);
}

export async function teardown(): Promise<void> {
  for (const written of [directory, hostingDirectory(directory)]) {
    await rm(written, { recursive: true, force: true });
  }
}
