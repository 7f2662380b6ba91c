// Empties the folder where the local services keep their accounts, mail and keys (localDataFolder in
// local/settings.ts).

import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

const PORTS = new URL('../local/ports.json', import.meta.url);
const { defaultBase, offsets } = JSON.parse(readFileSync(PORTS, 'utf8'));

/** Whether the local console, and so all the local services, are running. */
function isRunning(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const port = Number(process.env.LOCAL_PORT_BASE || defaultBase) + offsets.console;
const FOLDER = port === defaultBase ? '.local' : `.local-${port}`;
if (await isRunning(port)) {
  console.error(
    `Something is listening on port ${port}: the local services are running, and would write\n` +
      'their state back. Stop them first (Ctrl-C where npm start runs), then try again.',
  );
  process.exitCode = 1;
} else {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  for (const name of names) rmSync(join(FOLDER, name), { recursive: true });
  console.log(
    names.length === 0
      ? `${FOLDER}/ is empty already.`
      : `Emptied ${FOLDER}/ (${names.join(', ')}). The next start begins with no accounts and no mail.`,
  );
}
