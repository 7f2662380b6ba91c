import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { answerFor, type Answer, type Site } from './answer.ts';
import { securityHeaders, type SecuritySettings } from './headers.ts';
import { inlineHashesOf } from './inline-hashes.ts';

/** Where a password manager leads somebody who wants another password (W3C change-password). */
const CHANGE_PASSWORD = {
  from: '/.well-known/change-password',
  to: '/dashboard/profile#password',
} as const;

export interface ServingOptions {
  /** What stands inline in a page is allowed here, from the page itself. */
  settings: SecuritySettings;
  /** Whether the app has a screen for the path, which comes without a trailing slash. */
  knownPath: (pathname: string) => boolean;
  /** The page of a screen that was not prerendered; default `index.html`. */
  shell?: string;
}

/**
 * Makes `vite preview` answer as the site's host must: the security headers on everything, hashed
 * files kept for good and pages asked about again, 404 for what is not there.
 */
export function serveSecurityHeaders(options: ServingOptions): Plugin {
  return {
    name: 'serve-security-headers',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const directory = resolve(root, build.outDir);
      if (!existsSync(directory)) {
        throw new Error(`${directory} does not exist: run "npm run build" first.`);
      }
      const { settings, knownPath, shell = 'index.html' } = options;
      server.middlewares.use(middleware(directory, settings, { knownPath, shell }));
    },
  };
}

function middleware(
  directory: string,
  settings: SecuritySettings,
  site: Omit<Site, 'hasFile'>,
): Connect.NextHandleFunction {
  const hasFile = (path: string) => {
    const file = join(directory, path);
    return existsSync(file) && statSync(file).isFile();
  };
  return (request, response, next) => {
    const pathname = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const answer = answerFor(pathname, { ...site, hasFile });
    const page = pageOf(directory, answer);
    const inline = page === undefined ? undefined : inlineHashesOf(page);
    setHeaders(response, {
      ...securityHeaders({ ...settings, inline }, pathname),
      'Cache-Control': answer.cacheControl,
    });
    if (pathname === CHANGE_PASSWORD.from) {
      response.writeHead(302, { Location: CHANGE_PASSWORD.to }).end();
      return;
    }
    if (answer.status === 200 && answer.file !== undefined && page === undefined) {
      next();
      return;
    }
    sendPage(response, answer.status, page, request.method === 'HEAD');
  };
}

function pageOf(directory: string, { file }: Answer): string | undefined {
  return file?.endsWith('.html') === true ? readFileSync(join(directory, file), 'utf8') : undefined;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendPage(
  response: ServerResponse,
  status: Answer['status'],
  page: string | undefined,
  headersOnly: boolean,
): void {
  response.statusCode = page === undefined ? 404 : status;
  response.setHeader(
    'Content-Type',
    `text/${page === undefined ? 'plain' : 'html'}; charset=utf-8`,
  );
  response.end(headersOnly ? undefined : (page ?? 'Not found'));
}
