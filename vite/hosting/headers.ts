import { routes } from '../../src/app/routes.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** What the headers depend on. Of a URL, only the origin counts. */
export interface SecuritySettings {
  userPoolEndpoint: string;
  /** Without it, no guest credentials are requested. */
  identityPoolEndpoint?: string | undefined;
  /** The hosted sign-in's host name, as Amplify takes it, or its origin; without it, no social sign-in. */
  oauthDomain?: string | undefined;
  formServiceUrl: string;
  /** Whether the site is served over https; only then are browsers told to insist on it. */
  https: boolean;
  /** The hashes of inline elements; without them nothing inline is allowed. */
  inline?: InlineHashes | undefined;
}

/** Where the address may hold a token, which must not be sent as a referrer. */
export const NO_REFERRER_PATHS: ReadonlySet<string> = new Set(
  routes
    .filter((route) => route.audience === 'auth' && route.hasSecretAddress)
    .map(({ path }) => path),
);

const TWO_YEARS_S = 63_072_000;

/**
 * The features that nothing here may use and that could harm a visitor: the list is short, because every page’s first
 * flight carries it. Chromium warns about names that it doesn't know.
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

/**
 * The headers of every response for this path (ASVS 5.0, 3.4), on any host. Only Referrer-Policy depends on the path.
 */
export function securityHeaders(
  settings: SecuritySettings,
  pathname = '/',
): Record<string, string> {
  const noReferrer = NO_REFERRER_PATHS.has(pathname.replace(/(?<=.)\/$/, ''));
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
    settings.oauthDomain,
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
    // The boot script's policy (src/boot/load-file.ts), and none beside it.
    'trusted-types boot',
    ...(settings.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Only the boot script and what it imports run. `'strict-dynamic'` makes browsers ignore `'self'`, which is for those
 * that don't know it (CSP 3, 8.2).
 */
function scriptSources(hashes: readonly string[]): readonly string[] {
  return hashes.length === 0 ? ["'self'"] : ["'self'", "'strict-dynamic'", ...hashes];
}

function originOf(hostOrUrl: string): string {
  return new URL(hostOrUrl.includes('://') ? hostOrUrl : `https://${hostOrUrl}`).origin;
}
