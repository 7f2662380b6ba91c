import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { thirdPartyLicences } from '#vite/third-party-licences/plugin.ts';

it('in development, says that the build writes it, instead of serving the app', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lureproof-licences-'));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [thirdPartyLicences()],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}/third-party-licences.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain');
  expect(await answer.text()).toContain('"npm run build" writes this file');
  await server.close();
  rmSync(root, { recursive: true });
});
