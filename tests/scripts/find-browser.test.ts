import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usePrograms } from '../setup/programs.ts';

const SCRIPT = 'scripts/find-browser.mjs';
const programs = usePrograms();

it('prints the path of an installed browser that starts', () => {
  programs.add('chromium-headless-shell', 1);
  const chrome = programs.add('google-chrome');
  const env = { PATH: programs.folder() };
  expect(execFileSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' })).toBe(`${chrome}\n`);
});

// On macOS, Chrome is always found in its usual place.
it.runIf(process.platform === 'linux')(
  'says in one sentence what to install when nothing can be downloaded',
  () => {
    const noise = '#!/bin/sh\necho "E: Unable to locate package" >&2\nexit 100\n';
    writeFileSync(join(programs.folder(), 'apt-get'), noise, { mode: 0o755 });
    const env = {
      PATH: programs.folder(),
      PLAYWRIGHT_BROWSERS_PATH: join(programs.folder(), 'none'),
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
    };
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
    const [sentence, ...progress] = stderr.trimEnd().split('\n').toReversed();
    expect(sentence).toBe(
      'No browser was found and none could be installed: run "apt-get install chromium" (Debian) or ' +
        '"npx playwright install --with-deps chromium", or set CHROME_PATH to a Chromium or Chrome.',
    );
    for (const line of progress) expect(line).toMatch(/^No browser found: /);
    expect(status).toBe(1);
  },
);
