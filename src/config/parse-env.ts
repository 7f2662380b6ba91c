import { getDomain } from 'tldts';
import { parseUrl } from '#src/lib/parse-url.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';

/** The app's settings, parsed from the VITE_ variables of .env.example. URLs have no trailing slash. */
export interface AppEnv {
  userPool: { id: string; clientId: string; endpoint: string | null };
  identityPoolId: string | null;
  identityPoolEndpoint: string | null;
  guestAccess: boolean;
  oauthDomain: string | null;
  cookieDomain: string | null;
  /** The relying party id, for which browsers make passkeys; null if there are none. It can never change. */
  passkeys: string | null;
  /** App clients of other sites under the cookie domain, whose cookies are kept. */
  otherClientIds: string[];
  siteUrl: string;
  learningSiteUrl: string;
  forms: { serviceUrl: string; contactFormId: string; supportFormId: string };
  trustedRedirectOrigins: string[];
}

export interface EnvProblem {
  setting: string;
  problem: string;
}

type RawEnv = Readonly<Record<string, string | undefined>>;
type Parse<Value> = (value: string) => Result<Value, string>;

/** Accepts values that match. `problem` completes a sentence that starts with the setting's name. */
function matching(pattern: RegExp, problem: string): Parse<string> {
  return (value) => (pattern.test(value) ? ok(value) : failed(problem));
}

const userPoolId = matching(
  /^[a-z\d-]+_[a-z\d]+$/i,
  'must contain an underscore between a region and an id, like eu-west-1_AbCdEfGhI.',
);

const identityPoolId = matching(
  /^[a-z\d-]+:[a-z\d-]+$/i,
  'must contain a colon between a region and an id, like eu-west-1:1234abcd-….',
);

const clientId = matching(/^[\w+]+$/, 'must be an app client’s id: letters and digits.');

const formId = matching(
  /^[\w-]+$/,
  'must be a form’s id: letters, digits, hyphens or underscores.',
);

const flag: Parse<boolean> = (value) =>
  value === 'true' || value === 'false' ? ok(value === 'true') : failed('must be true or false.');

const host: Parse<string> = (value) => {
  const parsed = /^[a-z\d.-]+(:\d+)?$/i.test(value) ? parseUrl(`https://${value}`) : null;
  return parsed === null
    ? failed('must be a host name without https:// and without a path.')
    : ok(parsed.host);
};

const COOKIE_DOMAIN_MISSING =
  'is missing: the parent domain of this site and the learning site, like example.com, or none to keep the cookies on this site’s own host.';

/** `none` keeps the cookies on the site's own host. */
const cookieDomain: Parse<string | null> = (value) => (value === 'none' ? ok(null) : host(value));

const COOKIE_DOMAIN_FOREIGN =
  'must be this site’s host or a parent of it: browsers drop the cookies of any other domain, and every sign-in with them.';

/** A host can set cookies (RFC 6265, 5.1.3) and make passkeys (WebAuthn, 5.1.3) for itself and for its parent domains. */
function isHostOrParent(domain: string, siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

const relyingPartyId: Parse<string> = (value) =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(value)
    ? ok(value.toLowerCase())
    : failed('must be a domain, without https://, port or path.');

const PASSKEYS_FOREIGN =
  'must be this site’s host or a parent domain of it, like example.com, and no public suffix like com or an IP address: browsers make passkeys for nothing else.';

/** No public suffix and no IP address, for which browsers make no passkeys. Localhost is the exception to the first. */
function takesPasskeysFor(domain: string, siteUrl: string): boolean {
  if (!isHostOrParent(domain, siteUrl)) return false;
  return domain === 'localhost' || getDomain(domain, { allowPrivateDomains: true }) !== null;
}

const isLocal = (hostname: string): boolean => /^(?:localhost|127\.0\.0\.1)$/.test(hostname);

const url: Parse<string> = (value) => {
  const parsed = parseUrl(value);
  if (parsed === null) return failed('must be a whole URL, like https://www.example.com.');
  const { protocol, hostname, username, password } = parsed;
  if (username !== '' || password !== '')
    return failed('must not contain a user name or password.');
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(hostname))) {
    return failed('must start with https:// (http:// is for localhost only).');
  }
  return ok(value.replace(/\/+$/, ''));
};

const origin: Parse<string> = (value) => {
  const parsed = url(value);
  if (!parsed.ok) return parsed;
  const { origin, href } = new URL(parsed.value);
  return href === `${origin}/`
    ? ok(origin)
    : failed('must be an origin without a path, like https://learn.example.com.');
};

/** Accepts values separated by commas. */
function listOf(parse: Parse<string>, problem: string): Parse<string[]> {
  return (value) => {
    const parsed = value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item) => parse(item));
    const good = parsed.flatMap((item) => (item.ok ? [item.value] : []));
    return good.length === parsed.length ? ok(good) : failed(problem);
  };
}

const origins = listOf(
  origin,
  'must be origins separated by commas, like https://a.example,https://b.example.',
);

const clientIds = listOf(clientId, 'must be app clients’ ids separated by commas.');

/**
 * Fails with every problem, not only the first, so that they can all be fixed together.
 */
export function parseEnv(raw: RawEnv): Result<AppEnv, EnvProblem[]> {
  const problems: EnvProblem[] = [];

  function optional<Value, Default>(setting: string, parse: Parse<Value>, fallback: Default) {
    const value = raw[setting]?.trim() ?? '';
    if (value === '') return fallback;
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    problems.push({ setting, problem: parsed.error });
    return fallback;
  }

  function reportMissing(setting: string, problem = 'is missing.'): void {
    if ((raw[setting]?.trim() ?? '') === '') problems.push({ setting, problem });
  }

  function required(setting: string, parse: Parse<string>): string {
    reportMissing(setting);
    return optional(setting, parse, '');
  }

  const siteUrl = required('VITE_SITE_URL', origin);
  // Localhost has no parent domain. Everywhere else the learning site may depend on a shared one.
  if (siteUrl === '' || !isLocal(new URL(siteUrl).hostname)) {
    reportMissing('VITE_COOKIE_DOMAIN', COOKIE_DOMAIN_MISSING);
  }
  const env: AppEnv = {
    userPool: {
      id: required('VITE_USER_POOL_ID', userPoolId),
      clientId: required('VITE_USER_POOL_CLIENT_ID', clientId),
      endpoint: optional('VITE_USER_POOL_ENDPOINT', url, null),
    },
    identityPoolId: optional('VITE_IDENTITY_POOL_ID', identityPoolId, null),
    identityPoolEndpoint: optional('VITE_IDENTITY_POOL_ENDPOINT', url, null),
    guestAccess: optional('VITE_GUEST_ACCESS', flag, false),
    oauthDomain: optional('VITE_OAUTH_DOMAIN', host, null),
    cookieDomain: optional('VITE_COOKIE_DOMAIN', cookieDomain, null),
    passkeys: optional('VITE_PASSKEYS', relyingPartyId, null),
    otherClientIds: optional('VITE_OTHER_CLIENT_IDS', clientIds, []),
    siteUrl,
    learningSiteUrl: required('VITE_LEARNING_SITE_URL', origin),
    forms: {
      serviceUrl: required('VITE_FORM_SERVICE_URL', url),
      contactFormId: required('VITE_CONTACT_FORM_ID', formId),
      supportFormId: required('VITE_SUPPORT_FORM_ID', formId),
    },
    trustedRedirectOrigins: optional('VITE_TRUSTED_REDIRECT_ORIGINS', origins, []),
  };
  if (env.cookieDomain !== null && siteUrl !== '' && !isHostOrParent(env.cookieDomain, siteUrl)) {
    problems.push({ setting: 'VITE_COOKIE_DOMAIN', problem: COOKIE_DOMAIN_FOREIGN });
  }
  if (env.passkeys !== null && siteUrl !== '' && !takesPasskeysFor(env.passkeys, siteUrl)) {
    problems.push({ setting: 'VITE_PASSKEYS', problem: PASSKEYS_FOREIGN });
  }
  return problems.length === 0 ? ok(env) : failed(problems);
}
