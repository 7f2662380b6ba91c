import { setTimeout as pause } from 'node:timers/promises';
import { throwAwayCertificate } from './certificate.mjs';
import { openBareBrowser } from './bare-browser.mjs';
import { serve } from './serve.mjs';
import { slowLink } from './slow-link.mjs';
import { SLOW_4G } from './slow-browser.mjs';
import { inTemporaryDirectory } from './temporary-directory.mjs';
import { tlsFront } from './tls-front.mjs';

/** Round trips of a good and of a bad mobile network, in milliseconds. */
export const ROUND_TRIPS = [150, 560];

/** Lookup, TCP, TLS 1.3 and the request: until the first byte from a server that the browser isn't connected to. */
export const FIRST_ANSWER = 4;

/** For this long a browser that has just started is busy with itself, which a user's isn't. */
const STARTED_MS = 3_000;

/**
 * A phone and the servers that it reaches over a slow link, each at an origin of its own, over TLS and HTTP/2.
 */
export function phoneNetwork() {
  const tls = throwAwayCertificate();
  if (tls === undefined) throw new Error('This bench needs openssl.');
  const link = slowLink({ down: SLOW_4G.downloadThroughput, up: SLOW_4G.uploadThroughput });
  const servers = [link];
  const reached = async (server) => {
    servers.push(server);
    return { ...server, origin: await link.through(server.port) };
  };
  return {
    /** A built site (serve.mjs). */
    site: async (directory, options) => reached(await serve(directory, { ...options, tls })),
    /** A service that listens on this machine. */
    service: async (origin) => reached(await tlsFront(origin, tls)),
    restart: link.restart,
    /** Passes an empty page of a new browser, which the phone has just started, to `use`. */
    onPhone: (roundTrip, options, use) =>
      inTemporaryDirectory(async (profile) => {
        link.restart(roundTrip);
        // The certificate is made for each run, so no browser trusts it.
        const browser = openBareBrowser(profile, ['--ignore-certificate-errors']);
        try {
          await pause(STARTED_MS);
          return await browser.onPage({ ...options, isPrivate: false }, use);
        } finally {
          await browser.close();
        }
      }),
    close: () => {
      for (const server of servers) server.close();
    },
  };
}
