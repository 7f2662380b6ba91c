import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { previewRules } from './preview-rules.mjs';

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

const MISSING = {
  body: Buffer.from('Not found'),
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
};

function fileAt(path, { contentTypeOf, isTextual }) {
  const content = readFileSync(path);
  const headers = { 'Content-Type': contentTypeOf(path) };
  if (!isTextual(path)) return { body: content, headers };
  const page = path.endsWith('.html') ? content.toString() : undefined;
  return { body: brotli(content), headers: { ...headers, 'Content-Encoding': 'br' }, page };
}

/**
 * Serves a built site from 127.0.0.1 as a good host would: everything compressed in advance, with the site's own
 * headers.
 *   fallback  the page of every path without a file, for a site that is not prerendered
 *   plain     without the site's security headers, for another tool's page
 *   tls       `{ key, cert }`: over HTTP/2, as hosts do, instead of HTTP/1.1
 * `bytes` returns a path's size on the wire without headers; `inlineScriptBytes` that of its inline scripts.
 */
export async function serve(directory, { fallback, plain = false, tls } = {}) {
  const rules = await previewRules(directory);
  const names = rules.filesOf(directory);
  const files = new Map(names.map((name) => [name, fileAt(join(directory, name), rules)]));
  const answerAt = (pathname) => {
    const found = rules.answerFor(pathname, (path) => files.has(path));
    return found.status === 404 && fallback ? { ...found, status: 200, file: fallback } : found;
  };
  const inlineScript = (pathname) =>
    rules.inlineScriptsOf(files.get(answerAt(pathname).file)?.page ?? '').join('');
  const answer = (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const { status, file, cacheControl } = answerAt(pathname);
    const { body, headers } = files.get(file) ?? MISSING;
    response.writeHead(status, {
      ...(plain ? {} : rules.headersFor(pathname)),
      ...headers,
      'Cache-Control': cacheControl,
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const server = tls === undefined ? createServer(answer) : createSecureServer(tls, answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    port,
    origin: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    bytes: (pathname) => files.get(answerAt(pathname).file)?.body.length ?? 0,
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
