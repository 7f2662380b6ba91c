import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, type Html } from './html.ts';

export interface Page {
  title: string;
  /** Before the brand. */
  logo?: Html;
  /** Shown beside the brand in the top bar, such as `Local console`. */
  site: string;
  links: readonly { href: string; text: string }[];
  main: Html;
  status?: number;
  /** Additional files of this service. */
  stylesheet?: string;
  script?: string;
  /** Whether a stylesheet loads a font of this service. */
  fonts?: boolean;
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

/** The shared stylesheet, served as `/look.css`. */
export function lookResponse(): Response {
  return fileResponse(join(import.meta.dirname, 'look.css'), 'text/css');
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

function contentSecurityPolicy({ script, fonts, formTargets = [] }: Page): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    ...(fonts === true ? ["font-src 'self'"] : []),
    ...(script !== undefined ? ["script-src 'self'", "connect-src 'self'"] : []),
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

function document({ title, logo, site, links, main, stylesheet, script }: Page): Html {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/look.css" />
        ${stylesheet === undefined ? null : html`<link rel="stylesheet" href="${stylesheet}" />`}
        ${script === undefined ? null : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="bar">
          <p class="brand">${logo ?? null}<strong>Lureproof</strong> <span>${site}</span></p>
          <nav aria-label="Places">
            ${links.map(({ href, text }) => html`<a href="${href}">${text}</a>`)}
          </nav>
        </header>
        <main id="main">${main}</main>
      </body>
    </html>`;
}
