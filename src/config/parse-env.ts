import { failed, ok, type Result } from '#src/lib/result.ts';

/** The app's settings, parsed from the VITE_ variables of .env.example. URLs have no trailing slash. */
export interface AppEnv {
  userPool: { id: string; clientId: string; endpoint: string | null };
  identityPoolId: string | null;
  identityPoolEndpoint: string | null;
  guestAccess: boolean;
  oauthDomain: string | null;
  cookieDomain: string | null;
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

const text: Parse<string> = (value) => ok(value);

const userPoolId: Parse<string> = (value) =>
  value.includes('_') ? ok(value) : failed('must contain an underscore, like eu-west-1_AbCdEfGhI.');

const identityPoolId: Parse<string> = (value) =>
  value.includes(':') ? ok(value) : failed('must contain a colon, like eu-west-1:1234abcd-….');

const flag: Parse<boolean> = (value) =>
  value === 'true' || value === 'false' ? ok(value === 'true') : failed('must be true or false.');

const host: Parse<string> = (value) =>
  /^[a-z0-9.-]+(:\d+)?$/i.test(value)
    ? ok(value)
    : failed('must be a host name without https:// and without a path.');

const url: Parse<string> = (value) => {
  if (!URL.canParse(value)) return failed('must be a whole URL, like https://www.example.com.');
  const { protocol, hostname } = new URL(value);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) {
    return failed('must start with https:// (http:// is for localhost only).');
  }
  return ok(value.replace(/\/+$/, ''));
};

const origin: Parse<string> = (value) => {
  const parsed = url(value);
  if (!parsed.ok) return parsed;
  return new URL(parsed.value).origin === parsed.value
    ? parsed
    : failed('must be an origin without a path, like https://learn.example.com.');
};

const origins: Parse<string[]> = (value) => {
  const parsed = value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => origin(item));
  const good = parsed.flatMap((item) => (item.ok ? [item.value] : []));
  return good.length === parsed.length
    ? ok(good)
    : failed('must be origins separated by commas, like https://a.example,https://b.example.');
};

/**
 * Reads every setting once. Fails with all problems, not only the first, so that one page or one
 * build message can name them all.
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

  function required(setting: string, parse: Parse<string>): string {
    if ((raw[setting]?.trim() ?? '') === '') problems.push({ setting, problem: 'is missing.' });
    return optional(setting, parse, '');
  }

  const env: AppEnv = {
    userPool: {
      id: required('VITE_USER_POOL_ID', userPoolId),
      clientId: required('VITE_USER_POOL_CLIENT_ID', text),
      endpoint: optional('VITE_USER_POOL_ENDPOINT', url, null),
    },
    identityPoolId: optional('VITE_IDENTITY_POOL_ID', identityPoolId, null),
    identityPoolEndpoint: optional('VITE_IDENTITY_POOL_ENDPOINT', url, null),
    guestAccess: optional('VITE_GUEST_ACCESS', flag, false),
    oauthDomain: optional('VITE_OAUTH_DOMAIN', host, null),
    cookieDomain: optional('VITE_COOKIE_DOMAIN', host, null),
    siteUrl: required('VITE_SITE_URL', origin),
    learningSiteUrl: required('VITE_LEARNING_SITE_URL', origin),
    forms: {
      serviceUrl: required('VITE_FORM_SERVICE_URL', url),
      contactFormId: required('VITE_CONTACT_FORM_ID', text),
      supportFormId: required('VITE_SUPPORT_FORM_ID', text),
    },
    trustedRedirectOrigins: optional('VITE_TRUSTED_REDIRECT_ORIGINS', origins, []),
  };
  return problems.length === 0 ? ok(env) : failed(problems);
}
