import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { appEnv } from '#vite/app-env/plugin.ts';
import { readSettings } from '#vite/app-env/settings.ts';
import { buildBootScript } from '#vite/prerender/boot-script.ts';

/** In bytes, compressed with brotli: what every page costs before an interaction. */
const LIMIT = 2_048;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

it('is within its limit, and contains no settings', async () => {
  const settings = readSettings({}, localPorts(undefined));
  if (!settings.env.ok) throw new Error('The local settings are wrong.');
  const code = await buildBootScript(ROOT, [appEnv(settings)], 'production');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(LIMIT);
  const { userPool, learningSiteUrl } = settings.env.value;
  expect(code).not.toContain(userPool.clientId);
  expect(code).not.toContain(userPool.id);
  expect(code).not.toContain(learningSiteUrl);
});
