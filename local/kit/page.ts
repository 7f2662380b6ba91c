import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, type Html } from './html.ts';

export interface Page {
  title: string;
  /** The bar at the top, such as brandBar's. */
  bar: Html;
  main: Html;
  footer?: Html;
  status?: number;
  /** Additional files of this service. */
  stylesheet?: string;
  script?: string;
  /** Whether the script sends requests. */
  connects?: boolean;
  /** `same-origin` if forms need to send an Origin header; default `no-referrer`. */
  referrerPolicy?: 'no-referrer' | 'same-origin';
  /** Origins to which form submissions may redirect, since form-action applies to redirects, too. */
  formTargets?: readonly string[];
}

/** A page that loads nothing from other origins and cannot be framed or cached. */
export function pageResponse(page: Page): Response {
  return new Response(document(page).markup, {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(page),
      'referrer-policy': page.referrerPolicy ?? 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    },
  });
}

/** What every page loads: the shared stylesheet, and the app's display face and icon. Null for other paths. */
export function lookFile(path: string): Response | null {
  switch (path) {
    case '/look.css':
      return fileResponse(join(import.meta.dirname, 'look.css'), 'text/css');
    case '/headings.woff2':
      return assetResponse('src/ui/fonts/headings.woff2', 'font/woff2');
    case '/icon.svg':
      return assetResponse('public/favicon.svg', 'image/svg+xml');
    default:
      return null;
  }
}

/** Reads the file on every request, so that edits show immediately. */
export function fileResponse(path: string, type: string): Response {
  return new Response(readFileSync(path), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** A file of the app. Cached for an hour, so that headings don't change their face at each page. */
function assetResponse(path: string, type: string): Response {
  return new Response(readFileSync(join(import.meta.dirname, '../..', path)), {
    headers: {
      'content-type': type,
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}

function contentSecurityPolicy({ script, connects, formTargets = [] }: Page): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    ...(script === undefined ? [] : ["script-src 'self'"]),
    ...(connects === true ? ["connect-src 'self'"] : []),
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

function document({ title, bar, main, footer, stylesheet, script }: Page): Html {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/look.css" />
        ${stylesheet === undefined ? null : html`<link rel="stylesheet" href="${stylesheet}" />`}
        ${script === undefined ? null : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${bar}
        <main id="main" class="column">${main}</main>
        ${footer ?? null}
      </body>
    </html>`;
}
