import type { SiteRules } from './site-rules.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. If several rules match, both hosts join a header's values with commas, so only
 * Referrer-Policy is in two rules: browsers use its last value (Referrer Policy, 8.1). Cache-Control of pages isn't set,
 * because both hosts' default is the same as ours.
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
 * `_redirects` for the same hosts. Cloudflare Pages would redirect `/features` to `/features/`, so a rewrite (status 200)
 * serves the page itself. Unknown paths need no rule, because both hosts serve 404.html with status 404.
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
