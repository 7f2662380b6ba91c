import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const PORTS = new URL('../local/ports.json', import.meta.url);

/** Of the app and its local services, from LOCAL_PORT_BASE. */
export const LOCAL_PORT_OFFSETS = Object.values(JSON.parse(readFileSync(PORTS, 'utf8')).offsets);

const LOWEST = 20_000;
/** Linux assigns ports from 32,768 up to outgoing connections, which could take one while a service restarts. */
const HIGHEST = 31_500;
const STEP = 100;
const TRIES = 50;
/** The offset of a port that no service uses. */
const RESERVED = STEP - 1;
/** `localhost` may be either. A machine without IPv6 has only the first. */
const ADDRESSES = ['127.0.0.1', '::1'];

/**
 * A base port, with all ports at the given offsets currently free. No other call returns it until this process or worker
 * thread ends, even while its services are stopped. Throws if there is none.
 */
export async function freePortBase(offsets) {
  for (let count = 0; count < TRIES; count += 1) {
    const steps = Math.floor((Math.random() * (HIGHEST - LOWEST)) / STEP);
    const base = LOWEST + steps * STEP;
    const ports = offsets.map((offset) => base + offset);
    if ((await areFree(ports)) && (await reserve(base))) return base;
  }
  throw new Error('No free ports were found for the tests.');
}

/** Whether nothing listens on any of these ports of this machine. */
export async function areFree(ports) {
  const found = await Promise.all(
    ports.flatMap((port) => ADDRESSES.map((host) => isFree(port, host))),
  );
  return found.every(Boolean);
}

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Listens beside a base's ports for as long as the process runs, but doesn't keep it running. */
function reserve(base) {
  return new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen({ port: base + RESERVED, host: ADDRESSES[0], exclusive: true }, () =>
      resolve(true),
    );
  });
}
