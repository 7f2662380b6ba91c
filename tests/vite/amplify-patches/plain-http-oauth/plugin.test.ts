import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { nativeBigIntegers } from '#vite/amplify-patches/native-big-integers/plugin.ts';
import { plainHttpOauth } from '#vite/amplify-patches/plain-http-oauth/plugin.ts';
import { bundle } from '../native-big-integers/amplify-srp.ts';

const PACKAGE = 'node_modules/@aws-amplify/auth/dist/esm';
const WITH_TLS = [
  '`https://${domain}/oauth2/authorize?',
  '`https://${domain}/logout?',
  '"https://" + domain + "/oauth2/token"',
  'url.replace("http://", "https://")',
];
const WITHOUT = [
  '`http://${domain}/oauth2/authorize?',
  '`http://${domain}/logout?',
  '"http://" + domain + "/oauth2/token"',
  'window.location.href = url;',
];

const directories: string[] = [];
afterEach(async () => {
  await Promise.all(directories.splice(0).map((path) => rm(path, { recursive: true })));
});

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'plain-http-oauth-'));
  directories.push(directory);
  return directory;
}

/** Copies of some of Amplify's modules at their paths, which a test may change. */
async function copyOf(...paths: string[]): Promise<(path: string) => string> {
  const copy = join(await temporaryDirectory(), PACKAGE);
  for (const path of paths) await cp(join(PACKAGE, path), join(copy, path), { recursive: true });
  return (path) => join(copy, path);
}

const OPENER = 'utils/openAuthSession.mjs';
function expectStopped(entry: string, reason: RegExp): Promise<void> {
  return expect(bundle(entry, [plainHttpOauth()])).rejects.toThrow(reason);
}

describe('plainHttpOauth', () => {
  it('does so in the dev server’s pre-bundled dependencies, alongside the big integers', async () => {
    const cacheDir = join(await temporaryDirectory(), 'cache');
    const server = await createServer({
      root: process.cwd(),
      cacheDir,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: {
        include: ['aws-amplify/auth', 'aws-amplify/auth/enable-oauth-listener'],
        noDiscovery: true,
      },
      plugins: [nativeBigIntegers(), plainHttpOauth()],
    });
    try {
      await server.warmupRequest('/@id/aws-amplify/auth');
      const dependencies = join(cacheDir, 'deps');
      await expect
        .poll(() => readdir(dependencies).catch(() => []), { timeout: 20_000 })
        .toContain('aws-amplify_auth.js');
      const files = (await readdir(dependencies)).filter((name) => name.endsWith('.js'));
      const read = files.map((name) => readFile(join(dependencies, name), 'utf8'));
      const code = (await Promise.all(read)).join('\n');
      for (const text of WITH_TLS) expect(code).not.toContain(text);
      for (const text of WITHOUT) expect(code).toContain(text);
      expect(code).toContain('exponent.toString(WINDOW_SIZE)');
      // A method that only Amplify's own big integers have.
      expect(code).not.toContain('dlShiftTo');
    } finally {
      await server.close();
    }
  }, 30_000);

  it.each([
    ['nothing to replace is left', "window.location.assign(url.replace(/^http:/, 'https:'))"],
    [
      'there is more than was expected',
      "url.replace('http://', 'https://'); url.replace('http://', 'https://')",
    ],
    [
      'https is forced in yet another way',
      "url.replace('http://', 'https://'); location.replaceAll('http://', 'https://')",
    ],
  ])('stops the build when %s', async (_, line) => {
    const at = await copyOf(OPENER);
    await writeFile(at(OPENER), `export const openAuthSession = async (url) => { ${line}; };`);
    await expectStopped(
      `export * from '${at(OPENER)}';`,
      /openAuthSession\.mjs has changed.*Update vite\/amplify-patches\/plain-http-oauth\/replacements\.ts/,
    );
  });

  it('stops the build when an unknown module prepends https to the host', async () => {
    const at = await copyOf(OPENER);
    const newcomer = at('utils/newcomer.mjs');
    await writeFile(newcomer, 'export const at = (domain) => `https://${domain}/oauth2/userInfo`;');
    await expectStopped(
      `export * from '${newcomer}';`,
      /newcomer\.mjs hard-codes https for the OAuth host, but isn't in the list/,
    );
  });
});
