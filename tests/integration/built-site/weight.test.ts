import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { publicPaths } from '#src/app/site-paths.ts';
import { readSiteFile } from '../../setup/built-site.ts';

/** What a server may send before the browser's first acknowledgement (RFC 6928: ten segments). */
const FIRST_FLIGHT_BYTES = 14_600;
/** A page's headers, including the policy with its five hashes: 1,214 over HTTP/1.1, by `npm run preview`. */
const HEADERS_BYTES = 1_220;

it.each(publicPaths)('%s fits into the first flight, with script and styles', (path) => {
  const page = readSiteFile(`${path.slice(1)}/index.html`.replace(/^\//, ''));
  expect(brotliCompressSync(page).length + HEADERS_BYTES).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
});
