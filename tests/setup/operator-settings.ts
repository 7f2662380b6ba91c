import fc from 'fast-check';

/** At least one region for each form of AWS's region names. */
export const REGIONS = [
  'eu-west-1',
  'us-east-1',
  'ap-southeast-7',
  'ca-central-1',
  'sa-east-1',
  'me-south-1',
  'af-south-1',
  'il-central-1',
  'mx-central-1',
  'us-gov-west-1',
  'cn-north-1',
  'cn-northwest-1',
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const DIGITS = '0123456789'.split('');
const CAPITALS = LETTERS.map((letter) => letter.toUpperCase());

function word(letters: readonly string[], minLength: number, maxLength = minLength) {
  const letter = fc.constantFrom(...letters);
  return fc.array(letter, { minLength, maxLength }).map((found) => found.join(''));
}

const label = fc
  .tuple(word(LETTERS, 1), word([...LETTERS, ...DIGITS, '-'], 0, 50), word(LETTERS, 1))
  .map((parts) => parts.join(''))
  // Two hyphens in this position announce an encoding (RFC 5891, 4.2.3.1).
  .filter((text) => text.slice(2, 4) !== '--');
/** Host names of up to about 200 characters; a label has at most 63. */
const host = fc
  .array(label, { minLength: 1, maxLength: 4 })
  .map((labels) => [...labels.map((text) => text.slice(0, 63)), 'example'].join('.'));
const origin = fc
  .tuple(host, fc.option(fc.integer({ min: 1, max: 65_535 })), fc.boolean())
  .map(
    ([name, port, slash]) => `https://${name}${port === null ? '' : `:${port}`}${slash ? '/' : ''}`,
  );
const region = fc.constantFrom(...REGIONS);
const poolWord = word([...LETTERS, ...CAPITALS, ...DIGITS], 9);

function cookieDomainOf(hostname: string, cookies: 'none' | 'host' | 'parent'): string {
  if (cookies === 'none') return 'none';
  return cookies === 'host' ? hostname : hostname.replace(/^[^.]+\.(?=.*\.)/, '');
}

/** VITE_ settings that an operator could have: with and without each optional one, and with short and long hosts. */
export const operatorSettings: fc.Arbitrary<Record<string, string>> = fc
  .record({
    VITE_USER_POOL_ID: fc.tuple(region, poolWord).map((parts) => parts.join('_')),
    // Cognito's app client ids have 26 letters and digits.
    VITE_USER_POOL_CLIENT_ID: word([...LETTERS, ...DIGITS], 26),
    VITE_USER_POOL_ENDPOINT: fc.option(origin),
    VITE_IDENTITY_POOL_ID: fc.option(fc.tuple(region, fc.uuid()).map((parts) => parts.join(':'))),
    VITE_IDENTITY_POOL_ENDPOINT: fc.option(origin),
    VITE_GUEST_ACCESS: fc.option(fc.constantFrom('true', 'false')),
    VITE_OAUTH_DOMAIN: fc.option(
      fc.oneof(
        host,
        fc.tuple(label, region).map(([name, at]) => `${name}.auth.${at}.amazoncognito.com`),
      ),
    ),
    VITE_OTHER_CLIENT_IDS: fc.option(word([...LETTERS, ...DIGITS], 26)),
    site: fc.record({ url: origin, cookies: fc.constantFrom('none', 'host', 'parent') }),
    VITE_LEARNING_SITE_URL: origin,
    VITE_FORM_SERVICE_URL: fc.tuple(origin, fc.constantFrom('', '/v1', '/f/')).map(([at, path]) => {
      return `${at.replace(/\/$/, '')}${path}`;
    }),
    VITE_CONTACT_FORM_ID: word([...LETTERS, ...DIGITS], 8),
    VITE_SUPPORT_FORM_ID: word([...LETTERS, ...DIGITS], 8),
    VITE_TRUSTED_REDIRECT_ORIGINS: fc.option(
      fc.array(origin, { maxLength: 6 }).map((origins) => origins.join(', ')),
    ),
  })
  .map(({ site, ...settings }) => {
    const cookieDomain = cookieDomainOf(new URL(site.url).hostname, site.cookies);
    return Object.fromEntries(
      Object.entries({
        ...settings,
        VITE_SITE_URL: site.url,
        VITE_COOKIE_DOMAIN: cookieDomain,
      }).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    );
  });
