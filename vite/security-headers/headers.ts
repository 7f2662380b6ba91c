import type { InlineHashes } from './inline-hashes.ts';

/** What the headers depend on. Hosts are full origins or URLs, of which only the origin counts. */
export interface SecuritySettings {
  userPoolEndpoint: string;
  /** Without it, guest credentials are not asked for. */
  identityPoolEndpoint?: string | undefined;
  /** The hosted sign-in's host name, as Amplify takes it, or its origin; without it, no social sign-in. */
  oauthDomain?: string | undefined;
  formServiceUrl: string;
  /** Whether the site is served over https: only then may browsers be told to insist on it. */
  https: boolean;
  /** What stands inline in the page that is answered with; nothing inline is allowed without. */
  inline?: InlineHashes | undefined;
}

/** On the hand-over step a token stands in the address: it must not travel on as a referrer. */
const NO_REFERRER_PATHS: ReadonlySet<string> = new Set(['/callback']);

const TWO_YEARS_S = 63_072_000;

/** Features of the browser that nothing here may use. Chromium warns about names it does not know. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The headers that every answer for this path carries (ASVS 5.0, 3.4), whoever serves the site. */
export function securityHeaders(
  settings: SecuritySettings,
  pathname = '/',
): Record<string, string> {
  const noReferrer = NO_REFERRER_PATHS.has(pathname.replace(/(?<=.)\/+$/, ''));
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
    ["script-src 'self'", ...(settings.inline?.scripts ?? [])].join(' '),
    ["style-src 'self'", ...(settings.inline?.styles ?? [])].join(' '),
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...new Set(connections)].join(' '),
    // The contact forms also work without script, as plain forms.
    `form-action 'self' ${formService}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(settings.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function originOf(hostOrUrl: string): string {
  return new URL(hostOrUrl.includes('://') ? hostOrUrl : `https://${hostOrUrl}`).origin;
}
