import type { SiteRules } from './site-rules.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. Where several rules match, both hosts join the values of a header with
 * commas, so no header but Referrer-Policy is in two rules; of its values browsers follow the last one (Referrer
 * Policy, 8.1). What isn't set here, Cache-Control of pages, both hosts set to the same as we do.
 */
export function headersFile({ headers, exceptions, cache }: SiteRules): string {
  return [
    rule('/*', headers),
    ...exceptions.flatMap((exception) =>
      [exception.path, `${exception.path}/`].map((path) => rule(path, exception.headers)),
    ),
    rule(`${cache.directory}*`, { 'Cache-Control': cache.hashed }),
  ].join('\n');
}

/**
 * `_redirects` for the same hosts. Cloudflare Pages would send `/features` to `/features/`: a rewrite (status 200)
 * answers with the page itself. Unknown paths need no rule: both answer with 404.html and status 404.
 */
export function redirectsFile({ redirects, pages }: SiteRules): string {
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} 302`),
    ...pages.filter((path) => path !== '/').map((path) => `${path} ${path}/ 200`),
    '',
  ].join('\n');
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines, ''].join('\n');
}
