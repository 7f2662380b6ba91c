import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineHashesOf } from '#vite/hosting/inline-hashes.ts';
import { hostingFiles } from '#vite/hosting/plugin.ts';

const SETTINGS = {
  userPoolEndpoint: 'https://cognito-idp.eu-west-1.amazonaws.com',
  formServiceUrl: 'https://forms.example',
  https: true,
};

describe('a deployment, the policy first and then the pages', () => {
  let root: string;
  const file = (name: string) => join(root, name);
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'deployments-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  /** Builds a version of the site; resolves with a page and the policy. */
  async function release(version: string) {
    await writeFile(
      file('index.html'),
      `<html><head><style>p{order:${version}}</style><script>boot(${version})</script></head></html>`,
    );
    const siteUrl = 'https://www.lureproof.example';
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [hostingFiles({ siteUrl, settings: SETTINGS })],
    });
    const page = await readFile(file('dist/index.html'), 'utf8');
    const policy = await readFile(file('hosting/cloudfront.json'), 'utf8');
    return { page, policy };
  }

  const goLive = () => cp(file('dist'), file('live'), { recursive: true });
  /** As docs/deploy.md says, before each build. */
  const download = () => cp(file('live/inline-hashes.json'), file('hosting/live-hashes.json'));

  function allows({ policy }: { policy: string }, { page }: { page: string }): boolean {
    const { styles, scripts } = inlineHashesOf(page);
    expect([styles.length, scripts.length]).toEqual([1, 1]);
    return [...styles, ...scripts].every((hash) => policy.includes(hash));
  }

  it('leaves no page without its styles, and neither does going back', async () => {
    const first = await release('1');
    expect(allows(first, first)).toBe(true);
    await goLive();

    await download();
    await release('2');
    // Built again before it goes live.
    const second = await release('3');
    expect([allows(second, first), allows(second, second)]).toEqual([true, true]);
    // Why the policy comes first.
    expect(allows(first, second)).toBe(false);
    await goLive();

    await download();
    const back = await release('1');
    expect([allows(back, second), allows(back, back)]).toEqual([true, true]);
    await goLive();

    await download();
    const fourth = await release('4');
    expect([allows(fourth, back), allows(fourth, fourth)]).toEqual([true, true]);
    expect(allows(fourth, second)).toBe(false);
  });

  it.each(['<!doctype html>', '{}', `{"styles":["'unsafe-inline'"],"scripts":[]}`])(
    'is refused if what was downloaded is %s',
    async (text) => {
      await writeFile(file('hosting/live-hashes.json'), text);
      await expect(release('5')).rejects.toThrow('live-hashes.json');
    },
  );
});
