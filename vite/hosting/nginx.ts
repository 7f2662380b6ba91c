import { COMPRESSED } from './compressed.ts';
import { CONTENT_TYPES, TEXTUAL, UNKNOWN_TYPE } from './content-types.ts';
import type { SiteRules } from './site-rules.ts';

/** The settings of a particular server. `npm run build` writes the usual values, which operators may edit. */
export interface NginxServer {
  root: string;
  certificate: string;
  certificateKey: string;
  httpPort: number;
  httpsPort: number;
  accessLog: string;
  /** Optional files with further directives, which a build doesn't overwrite. */
  extras: string;
}

const USUAL_SERVER: NginxServer = {
  root: '/var/www/lureproof/dist',
  certificate: '/etc/ssl/lureproof/fullchain.pem',
  certificateKey: '/etc/ssl/lureproof/privkey.pem',
  httpPort: 80,
  httpsPort: 443,
  accessLog: '/var/log/nginx/lureproof.log',
  extras: '/etc/nginx/lureproof.d/*.conf',
};

/** Leaves out the query, which at /callback contains an OAuth code, and the referrer. */
const LOGGED =
  '$remote_addr - [$time_local] "$request_method $lureproof_path $server_protocol" $status $body_bytes_sent "$http_user_agent"';

/**
 * A file for the `http` block of nginx 1.20 or later (`/etc/nginx/conf.d/`). All headers are added at server level, with
 * variables for values that differ between paths, because an `add_header` in a location would drop the server's.
 */
export function nginxConfig(rules: SiteRules, server: NginxServer = USUAL_SERVER): string {
  const { protocol, hostname } = new URL(rules.siteUrl);
  const isHttps = protocol === 'https:';
  return [
    '# Written by `npm run build`. docs/deploy.md says where to put it and what you may edit.',
    map('$request_uri', '$lureproof_path', ['"~^([^?]*)" $1;']),
    `log_format lureproof '${LOGGED}';`,
    cacheMap(rules),
    map('$status', '$lureproof_allow', [`405 ${quoted(rules.methods.join(', '))};`]),
    ...exceptionMaps(rules),
    ...(isHttps ? [redirectToHttps(hostname, server)] : []),
    block('server', [
      ...listen(isHttps, server),
      `server_name ${hostname};`,
      `root ${server.root};`,
      logTo(server),
      `include ${server.extras};`,
      ...whatIsServed(rules),
      ...Object.entries({
        ...Object.fromEntries(exceptionNames(rules).map((name) => [name, ''])),
        ...rules.headers,
        'Cache-Control': '$lureproof_cache_control',
        Allow: '$lureproof_allow',
      }).map(
        ([name, value]) => `add_header ${name} ${quoted(valueOf(rules, name, value))} always;`,
      ),
      ...errorPages(rules),
      ...rules.redirects.map(({ from, to }) => `location = ${from} { return 302 ${to}; }`),
      'location ~ // { return 404; }',
      `location ~ "${COMPRESSED.source}" { return 404; }`,
      block('location /', [
        'if ($request_uri ~* "^[^?]*%2f") { return 404; }',
        'try_files $uri $uri/index.html =404;',
      ]),
    ]),
    '',
  ].join('\n\n');
}

function listen(isHttps: boolean, server: NginxServer): string[] {
  if (!isHttps) return [`listen ${server.httpPort};`, `listen [::]:${server.httpPort};`];
  return [
    `listen ${server.httpsPort} ssl http2;`,
    `listen [::]:${server.httpsPort} ssl http2;`,
    `ssl_certificate ${server.certificate};`,
    `ssl_certificate_key ${server.certificateKey};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:lureproof:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ];
}

function logTo({ accessLog }: NginxServer): string {
  return `access_log ${accessLog} lureproof;`;
}

function redirectToHttps(hostname: string, server: NginxServer): string {
  const { httpPort } = server;
  return block('server', [
    `listen ${httpPort};`,
    `listen [::]:${httpPort};`,
    `server_name ${hostname};`,
    logTo(server),
    'server_tokens off;',
    `return 301 https://${hostname}$request_uri;`,
  ]);
}

function whatIsServed(rules: SiteRules): string[] {
  // nginx includes text/html in both lists by default, and warns if it is listed.
  const textual = TEXTUAL.filter((extension) => extension !== 'html');
  return [
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    `large_client_header_buffers 4 ${rules.maxHeaderKb}k;`,
    // A refused range would be sent with every header twice, because nginx refuses it after adding them.
    'max_ranges 0;',
    block(
      'types',
      Object.entries(CONTENT_TYPES).map(([extension, type]) => `${type} ${extension};`),
    ),
    `default_type ${UNKNOWN_TYPE};`,
    'charset utf-8;',
    `charset_types ${typesOf(textual)};`,
    // Copies that the build has compressed; anything else as it is sent.
    'gzip_static on;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 512;',
    `gzip_types ${typesOf(textual)};`,
    ...(rules.siteUrl.startsWith('https:') ? [] : ['# Plain http: only for use on this machine.']),
  ];
}

function typesOf(extensions: readonly string[]): string {
  return extensions.map((extension) => CONTENT_TYPES[extension] ?? '').join(' ');
}

/** Only an existing file may be cached forever, never a 404. */
function cacheMap({ cache }: SiteRules): string {
  return map('"$status $uri"', '$lureproof_cache_control', [
    `default ${quoted(cache.other)};`,
    `"~^(200|304) ${cache.directory}" ${quoted(cache.hashed)};`,
  ]);
}

/** In their own locations, because error pages pass through the locations again, with the original `$request_uri`. */
function errorPages({ notFoundPage, unreadablePage }: SiteRules): string[] {
  return [
    `error_page 404 /${notFoundPage};`,
    // The page itself: a form submitted without JavaScript.
    'error_page 405 $lureproof_path;',
    `error_page 400 /${unreadablePage};`,
    // nginx's own code for headers that are too large.
    `error_page 494 =431 /${unreadablePage};`,
    ...[notFoundPage, unreadablePage].map((page) => `location = /${page} {}`),
  ];
}

/** nginx omits a header whose value is empty. */
function exceptionMaps(rules: SiteRules): string[] {
  return exceptionNames(rules).map((name) =>
    map('$request_uri', variableOf(name), [
      `default ${quoted(rules.headers[name] ?? '')};`,
      ...rules.exceptions.flatMap(({ path, headers: { [name]: value } }) =>
        value === undefined ? [] : [`"~^${path}/?(\\?|$)" ${quoted(value)};`],
      ),
    ]),
  );
}

function exceptionNames({ exceptions }: SiteRules): string[] {
  return [...new Set(exceptions.flatMap(({ headers }) => Object.keys(headers)))];
}

/** The value, or its variable if it differs between paths. */
function valueOf({ exceptions }: SiteRules, name: string, value: string): string {
  return exceptions.some(({ headers }) => name in headers) ? variableOf(name) : value;
}

function variableOf(header: string): string {
  return `$lureproof_${header.toLowerCase().replaceAll('-', '_')}`;
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

function map(source: string, variable: string, lines: readonly string[]): string {
  return block(`map ${source} ${variable}`, lines);
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => line.replaceAll(/^/gm, '  ')).join('\n')}\n}`;
}
