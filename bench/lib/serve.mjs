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

/** Sites share most of their files: what was compressed once is kept. */
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

/** Neither what is fetched nor a data block. */
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
 * Serves a built site from 127.0.0.1 as a good host would: everything compressed before it is asked
 * for, with the site's own headers. Any path is a screen of the app.
 *   shell     the page of screens without a file
 *   plain     without the site's security headers, for somebody else's page
 *   tls       `{ key, cert }`: over HTTP/2, as hosts do, instead of HTTP/1.1
 * `bytes` tells what a path weighs on the wire without its headers; `inlineScript` is the text of its
 * inline scripts, `inlineScriptBytes` what that weighs compressed.
 */
export async function serve(directory, { shell = 'app.html', plain = false, tls } = {}) {
  const files = filesOf(directory);
  const { answerFor, headersFor } = await siteRules();
  const site = { hasFile: (path) => files.has(path), knownPath: () => true, shell };
  const inlineScript = (pathname) =>
    inlineScriptsOf(files.get(answerFor(pathname, site).file)?.page ?? '').join('');
  const answer = (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const { status, file, cacheControl } = answerFor(pathname, site);
    const { type, body, page } = files.get(file) ?? MISSING;
    response.writeHead(status, {
      ...(plain ? {} : headersFor(pathname, page)),
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
    bytes: (pathname) => files.get(answerFor(pathname, site).file)?.body.length ?? 0,
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
