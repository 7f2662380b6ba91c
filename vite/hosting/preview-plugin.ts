import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { answerFor } from './answer.ts';
import { hasFileIn, inlineHashesIn } from './built-site.ts';
import { contentTypeOf } from './content-types.ts';
import { securityHeaders, type SecuritySettings } from './headers.ts';

/**
 * Makes `vite preview` respond as every host must: security headers on every response, hashed files cached forever, pages
 * revalidated, real 404s. `settings` doesn't include the hashes of inline elements, which come from the built pages.
 */
export function previewAsHosted(settings: SecuritySettings): Plugin {
  return {
    name: 'preview-as-hosted',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const directory = resolve(root, build.outDir);
      if (!existsSync(directory)) {
        throw new Error(`${directory} doesn't exist: run "npm run build" first.`);
      }
      server.middlewares.use(middleware(directory, settings));
    },
  };
}

function middleware(directory: string, settings: SecuritySettings): Connect.SimpleHandleFunction {
  const hasFile = hasFileIn(directory);
  const allowed = { ...settings, inline: inlineHashesIn(directory) };
  return (request, response) => {
    const pathname = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const answer = answerFor(pathname, hasFile);
    setHeaders(response, {
      ...securityHeaders(allowed, pathname),
      'Cache-Control': answer.cacheControl,
    });
    if (answer.status === 302) {
      response.writeHead(302, { Location: answer.location }).end();
      return;
    }
    const { status, file } = answer;
    response.writeHead(status, { 'Content-Type': contentTypeOf(file ?? 'missing.txt') });
    const body = file === undefined ? 'Not found' : readFileSync(join(directory, file));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
