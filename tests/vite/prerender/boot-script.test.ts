import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { appEnv } from '#vite/app-env/plugin.ts';
import { readSettings } from '#vite/app-env/settings.ts';
import { BOOT_SCRIPT_LIMIT, buildBootScript } from '#vite/prerender/boot-script.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

it('is within its limit, and carries none of the settings that it does not need', async () => {
  const settings = readSettings({}, localPorts(undefined));
  if (!settings.env.ok) throw new Error('The local settings are wrong.');
  const code = await buildBootScript(ROOT, [appEnv(settings)], 'production');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(BOOT_SCRIPT_LIMIT);
  const { userPool, learningSiteUrl } = settings.env.value;
  expect(code).toContain(userPool.clientId);
  expect(code).not.toContain(userPool.id);
  expect(code).not.toContain(learningSiteUrl);
});
