// Starts Vite as its command line does; every line of the input restarts it.

import { createInterface } from 'node:readline';
import { createServer } from 'vite';

const configFile = `${import.meta.dirname}/vite.config.ts`;
const server = await createServer({ configFile, root: process.argv[2] });
await server.listen();
server.printUrls();
process.stdout.write('started\n');

for await (const line of createInterface({ input: process.stdin })) {
  await server.restart();
  process.stdout.write(`${line}: done\n`);
}
