import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { publicPaths, readSiteFile } from '../../setup/built-site.ts';

/** What a server may send before the browser's first answer (RFC 6928: ten segments). */
const FIRST_FLIGHT_BYTES = 14_600;
/** The headers of a page, the policy with its two hashes among them: about 1,140 over HTTP/1.1. */
const HEADERS_BYTES = 1_150;

it.each(publicPaths)('%s comes in the first flight, script and styles included', (path) => {
  const page = readSiteFile(`${path.slice(1)}/index.html`.replace(/^\//, ''));
  expect(brotliCompressSync(page).length + HEADERS_BYTES).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
});
