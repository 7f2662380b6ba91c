// Starts Vite as its command line does (`dev` or `preview`); a line "restart …" restarts it.

import { createInterface } from 'node:readline';
import { createServer, preview } from 'vite';

const inline = { configFile: `${import.meta.dirname}/vite.config.ts`, root: process.argv[3] };

const server = process.argv[2] === 'preview' ? await preview(inline) : await createServer(inline);
if ('listen' in server) await server.listen();
server.printUrls();
process.stdout.write('started\n');

for await (const line of createInterface({ input: process.stdin })) {
  await server.restart();
  process.stdout.write(`${line}: done\n`);
}
