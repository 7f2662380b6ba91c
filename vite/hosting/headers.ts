import { connectionsAt } from '../../src/app/connections.ts';
import { routes } from '../../src/app/routes.ts';
import { authPaths, browserPaths } from '../../src/app/site-paths.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** The settings on which the headers depend. Only the origin of each URL is used. */
export interface SecuritySettings {
  userPoolEndpoint: string;
  /** Undefined if there is no identity pool. */
  identityPoolEndpoint?: string | undefined;
  /** Of the hosted sign-in. Undefined if there is no social sign-in. */
  oauthOrigin?: string | undefined;
  formServiceUrl: string;
  /** Whether the site is served over https, and so may enforce it. */
  https: boolean;
  /** The hashes of inline elements. Without them, nothing inline is allowed. */
  inline?: InlineHashes | undefined;
}

/** Paths whose URL may contain a token, which must not be sent as a referrer. */
export const NO_REFERRER_PATHS: ReadonlySet<string> = new Set(
  routes
    .filter((route) => route.audience === 'auth' && route.hasSecretAddress)
    .map(({ path }) => path),
);

/** Every path whose responses may differ from those to a public page. */
export const IDENTITY_PATHS: readonly string[] = [...authPaths, ...browserPaths];

const TWO_YEARS_S = 63_072_000;

/**
 * Browser features that the site doesn't use and that could harm a visitor. The list is short because every page’s first
 * flight includes it. Chromium warns about unknown names.
 */
const DENIED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'payment',
  'serial',
  'usb',
];

/** The headers of every response to this path that no file or status determines. */
export function headersAt(settings: SecuritySettings, pathname: string): Record<string, string> {
  const path = withoutSlash(pathname);
  const origins = IDENTITY_PATHS.includes(path) ? connectionsAt(path, settings) : [];
  const links = origins.map((origin) => `<${origin}>; rel=preconnect; crossorigin`);
  return {
    ...securityHeaders(settings, pathname),
    ...(links.length > 0 && { Link: links.join(', ') }),
  };
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

/**
 * The headers of every response to this path, on any host (ASVS 5.0, 3.4). Only Referrer-Policy depends on the path.
 */
export function securityHeaders(
  settings: SecuritySettings,
  pathname = '/',
): Record<string, string> {
  const noReferrer = NO_REFERRER_PATHS.has(withoutSlash(pathname));
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    ...(settings.https
      ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains` }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': noReferrer ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}

function contentSecurityPolicy(settings: SecuritySettings): string {
  const formService = originOf(settings.formServiceUrl);
  const connections = [
    settings.userPoolEndpoint,
    settings.identityPoolEndpoint,
    settings.oauthOrigin,
    formService,
  ].flatMap((url) => (url === undefined || url === '' ? [] : [originOf(url)]));
  return [
    "default-src 'none'",
    ['script-src', ...scriptSources(settings.inline?.scripts ?? [])].join(' '),
    ["style-src 'self'", ...(settings.inline?.styles ?? [])].join(' '),
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...new Set(connections)].join(' '),
    // Without JavaScript the browser posts the contact forms itself.
    `form-action 'self' ${formService}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Only the boot script's policy (src/boot/load-file.ts).
    'trusted-types boot',
    ...(settings.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Allows only the boot script and the scripts that it loads. `'self'` is for browsers without `'strict-dynamic'`; the others
 * ignore it (CSP 3, 8.2).
 */
function scriptSources(hashes: readonly string[]): readonly string[] {
  return hashes.length === 0 ? ["'self'"] : ["'self'", "'strict-dynamic'", ...hashes];
}

function originOf(url: string): string {
  return new URL(url).origin;
}
