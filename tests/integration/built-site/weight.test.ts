import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { publicPaths } from '#src/app/site-paths.ts';
import { readSiteFile } from '../../setup/built-site.ts';

/** What a server may send before the browser's first acknowledgement (RFC 6928: ten segments). */
const FIRST_FLIGHT_BYTES = 14_600;
/**
 * What else is in it. An operator's headers with a policy of six hashes, and CloudFront's own, take 1,180 bytes over HTTP/2
 * (HPACK; 973 by nginx); the rest is for frames and TLS records.
 */
const OVERHEAD_BYTES = 1_260;

it.each(publicPaths)('%s fits into the first flight, with script and styles', (path) => {
  const page = readSiteFile(`${path.slice(1)}/index.html`.replace(/^\//, ''));
  expect(brotliCompressSync(page).length + OVERHEAD_BYTES).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
});
