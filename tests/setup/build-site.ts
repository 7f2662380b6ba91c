import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { SITE_URL } from './site-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is. */
    siteDirectory: string;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What an operator sets: nothing here is this machine's own. */
const SETTINGS = {
  VITE_USER_POOL_ID: 'eu-west-1_AbCdEfGhI',
  VITE_USER_POOL_CLIENT_ID: 'client',
  VITE_OAUTH_DOMAIN: 'auth.lureproof.example',
  VITE_SITE_URL: SITE_URL,
  VITE_LEARNING_SITE_URL: 'https://learn.lureproof.example',
  VITE_FORM_SERVICE_URL: 'https://forms.example',
  VITE_CONTACT_FORM_ID: 'contact',
  VITE_SUPPORT_FORM_ID: 'support',
};

let directory = '';

/** Builds the site once, into a directory of its own, before the tests that read it. */
export async function setup(project: TestProject): Promise<void> {
  directory = await mkdtemp(join(tmpdir(), 'built-site-'));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', directory, '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...process.env, ...SETTINGS, NODE_ENV: 'production' } },
  );
  project.provide('siteDirectory', directory);
}

export async function teardown(): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}
