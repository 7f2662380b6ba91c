import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { answerFor, CACHE_REVALIDATED, MAX_HEADER_KB, METHODS, UNREADABLE_PAGE } from './answer.ts';
import { hasFileIn } from './built-site.ts';
import { encodingFor, isTextual } from './compressed.ts';
import { contentTypeOf } from './content-types.ts';
import { headersAt, securityHeaders, type SecuritySettings } from './headers.ts';
import { allowedHashes } from './live-hashes.ts';

/**
 * Makes `vite preview` respond as every host must: security headers on every response, hashed files cached forever, pages
 * revalidated, real 404s. `settings` doesn't include the hashes of inline elements, which come from the built pages.
 */
export function previewAsHosted(settings: SecuritySettings): Plugin {
  return {
    name: 'preview-as-hosted',
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const directory = resolve(root, build.outDir);
      if (!existsSync(directory)) {
        throw new Error(`${directory} doesn't exist: run "npm run build" first.`);
      }
      const allowed = { ...settings, inline: allowedHashes(directory) };
      server.middlewares.use(middleware(directory, allowed));
      if (server.httpServer instanceof Server)
        explainUnreadable(server.httpServer, directory, allowed);
    },
  };
}

function middleware(directory: string, settings: SecuritySettings): Connect.SimpleHandleFunction {
  const hasFile = hasFileIn(directory);
  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const pathname = url.split(/[?#]/)[0] ?? '/';
    const answer = answerFor(pathname, hasFile);
    const isRefused = answer.status === 200 && !METHODS.includes(method);
    setHeaders(response, {
      ...headersAt(settings, pathname),
      'Cache-Control': isRefused ? CACHE_REVALIDATED : answer.cacheControl,
      ...(isRefused && { Allow: METHODS.join(', ') }),
    });
    if (answer.status === 302) {
      response.writeHead(302, { Location: answer.location }).end();
      return;
    }
    const { file = 'missing.txt' } = answer;
    const status = isRefused ? 405 : answer.status;
    const { headers, body } = contentOf(join(directory, file), request.headers['accept-encoding']);
    setHeaders(response, headers);
    const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
    if (status === 200 && known.includes(headers.ETag)) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(status, {
      'Content-Type': contentTypeOf(file),
      'Content-Length': body.length,
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}

/** A file as the request accepts it, or a text in place of a missing one. */
function contentOf(path: string, acceptEncoding: string | undefined) {
  const encoding = encodingFor(path, acceptEncoding);
  const served = `${path}${encoding?.extension ?? ''}`;
  const body = existsSync(served) ? readFileSync(served) : Buffer.from('Not found');
  const hash = createHash('sha256').update(body).digest('base64url');
  return {
    body,
    headers: {
      // Of what is sent, so it differs between encodings (RFC 9110, 8.8.3.3).
      ETag: `"${hash.slice(0, 22)}"`,
      ...(isTextual(path) && { Vary: 'Accept-Encoding' }),
      ...(encoding !== undefined && { 'Content-Encoding': encoding.name }),
    },
  };
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Responds with the site's page to a request that Node can't parse. Vite's own handler sends an empty response. */
function explainUnreadable(server: Server, directory: string, settings: SecuritySettings): void {
  if (!hasFileIn(directory)(UNREADABLE_PAGE)) return;
  const body = readFileSync(join(directory, UNREADABLE_PAGE));
  const headers = {
    ...securityHeaders(settings),
    'Cache-Control': CACHE_REVALIDATED,
    'Content-Type': contentTypeOf(UNREADABLE_PAGE),
    'Content-Length': String(body.length),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Node reads this option of `createServer` for each connection.
  Object.assign(server, { maxHeaderSize: MAX_HEADER_KB * 1024 });
  server.removeAllListeners('clientError');
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status =
      code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    return socket.end(
      Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`), body]),
    );
  });
}
