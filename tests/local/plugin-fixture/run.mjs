// Starts Vite as its command line does (`dev` or `preview`); a line "restart …" restarts it, "close" closes it, "start"
// starts another.

import { createInterface } from 'node:readline';
import { createServer, preview } from 'vite';

const inline = { configFile: `${import.meta.dirname}/vite.config.ts`, root: process.argv[3] };

async function start() {
  const server = process.argv[2] === 'preview' ? await preview(inline) : await createServer(inline);
  if ('listen' in server) await server.listen();
  server.printUrls();
  return server;
}

let server = await start();
process.stdout.write('started\n');

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'start') server = await start();
  if (line.startsWith('restart')) await server.restart();
  if (line === 'close') await server.close();
  process.stdout.write(`${line}: done\n`);
}
