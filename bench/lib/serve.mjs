import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { siteRules } from './site-rules.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml']);

/** Compressed files, cached because sites share most of them. */
const compressed = new Map();

function brotli(content) {
  const key = content.toString('latin1');
  const known = compressed.get(key);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = brotliCompressSync(content, { params });
  compressed.set(key, bytes);
  return bytes;
}

const MISSING = { type: '.txt', body: brotli(Buffer.from('Not found')) };

/** Neither an external script nor a data block. */
function inlineScriptsOf(page) {
  const elements = page.matchAll(/<script\b(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...elements].map(([, script]) => script);
}

function filesOf(directory) {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        const type = extname(path);
        const body = COMPRESSED.has(type) ? brotli(content) : content;
        const page = type === '.html' ? content.toString() : undefined;
        return [relative(directory, path), { type, body, page }];
      }),
  );
}

/**
 * Serves a built site from 127.0.0.1 as a good host would: everything compressed in advance, with the site's own
 * headers.
 *   fallback  the page of every path without a file, for a site that is not prerendered
 *   plain     without the site's security headers, for another tool's page
 *   tls       `{ key, cert }`: over HTTP/2, as hosts do, instead of HTTP/1.1
 * `bytes` returns a path's size on the wire without headers; `inlineScript` is the text of its
 * inline scripts, `inlineScriptBytes` its compressed size.
 */
export async function serve(directory, { fallback, plain = false, tls } = {}) {
  const files = filesOf(directory);
  const { answerFor, headersFor } = await siteRules(directory);
  const answerAt = (pathname) => {
    const found = answerFor(pathname, (path) => files.has(path));
    return found.status === 404 && fallback ? { ...found, status: 200, file: fallback } : found;
  };
  const inlineScript = (pathname) =>
    inlineScriptsOf(files.get(answerAt(pathname).file)?.page ?? '').join('');
  const answer = (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const { status, file, cacheControl } = answerAt(pathname);
    const { type, body } = files.get(file) ?? MISSING;
    response.writeHead(status, {
      ...(plain ? {} : headersFor(pathname)),
      'Cache-Control': cacheControl,
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(COMPRESSED.has(type) ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const server = tls === undefined ? createServer(answer) : createSecureServer(tls, answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${server.address().port}`,
    bytes: (pathname) => files.get(answerAt(pathname).file)?.body.length ?? 0,
    inlineScript,
    inlineScriptBytes: (pathname) => {
      const script = inlineScript(pathname);
      return script === '' ? 0 : brotli(Buffer.from(script)).length;
    },
    close: () => {
      server.close();
      server.closeAllConnections?.();
    },
  };
}
