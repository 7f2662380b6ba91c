import { describe, expect, it } from 'vitest';
import { parseEnv } from '#src/config/parse-env.ts';

const good = {
  VITE_USER_POOL_ID: 'eu-west-1_AbCdEfGhI',
  VITE_USER_POOL_CLIENT_ID: 'client',
  VITE_SITE_URL: 'https://www.lureproof.example/',
  VITE_COOKIE_DOMAIN: 'none',
  VITE_LEARNING_SITE_URL: 'https://learn.lureproof.example',
  VITE_FORM_SERVICE_URL: 'https://forms.example/v1/',
  VITE_CONTACT_FORM_ID: 'contact',
  VITE_SUPPORT_FORM_ID: 'support',
};

describe('parseEnv', () => {
  it('reads the optional settings', () => {
    const parsed = parseEnv({
      ...good,
      VITE_USER_POOL_ENDPOINT: 'http://localhost:4101',
      VITE_IDENTITY_POOL_ID: 'eu-west-1:1234',
      VITE_IDENTITY_POOL_ENDPOINT: 'http://localhost:4104/',
      VITE_GUEST_ACCESS: 'true',
      VITE_OAUTH_DOMAIN: 'auth.lureproof.example',
      VITE_COOKIE_DOMAIN: 'lureproof.example',
      VITE_PASSKEYS: 'lureproof.example',
      VITE_OTHER_CLIENT_IDS: '4learning, 5reports',
      VITE_TRUSTED_REDIRECT_ORIGINS: 'https://a.example, https://b.example:8443',
    });
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        userPool: { endpoint: 'http://localhost:4101' },
        identityPoolId: 'eu-west-1:1234',
        identityPoolEndpoint: 'http://localhost:4104',
        guestAccess: true,
        oauthDomain: 'auth.lureproof.example',
        cookieDomain: 'lureproof.example',
        passkeys: 'lureproof.example',
        otherClientIds: ['4learning', '5reports'],
        trustedRedirectOrigins: ['https://a.example', 'https://b.example:8443'],
      },
    });
  });

  it.each([
    ['VITE_USER_POOL_ID', 'eu-west-1', 'underscore'],
    ['VITE_IDENTITY_POOL_ID', 'eu-west-1', 'colon'],
    ['VITE_IDENTITY_POOL_ENDPOINT', 'http://identity.example', 'https://'],
    ['VITE_SITE_URL', 'www.lureproof.example', 'whole URL'],
    ['VITE_SITE_URL', 'http://www.lureproof.example', 'https://'],
    ['VITE_LEARNING_SITE_URL', 'https://learn.lureproof.example/path', 'without a path'],
    ['VITE_OAUTH_DOMAIN', 'https://auth.lureproof.example', 'without https://'],
    ['VITE_GUEST_ACCESS', 'yes', 'true or false'],
    ['VITE_TRUSTED_REDIRECT_ORIGINS', 'https://a.example,b', 'separated by commas'],
    ['VITE_USER_POOL_CLIENT_ID', ' ', 'missing'],
    ['VITE_USER_POOL_ID', 'eu-west-1_"><script>', 'underscore'],
    ['VITE_USER_POOL_CLIENT_ID', '1abc; script-src *', 'letters and digits'],
    ['VITE_IDENTITY_POOL_ID', 'eu west:1', 'colon'],
    ['VITE_OAUTH_DOMAIN', 'auth..lureproof.example:99999', 'host name'],
    ['VITE_FORM_SERVICE_URL', 'https://user:secret@forms.example', 'user name or password'],
    ['VITE_CONTACT_FORM_ID', '../other', 'letters, digits'],
    ['VITE_PASSKEYS', 'https://lureproof.example', 'without https://'],
  ])('refuses %s=%s', (setting, value, words) => {
    const parsed = parseEnv({ ...good, [setting]: value });
    expect(parsed).toEqual({
      ok: false,
      error: [{ setting, problem: expect.stringContaining(words) }],
    });
  });

  it.each([
    [
      'VITE_SITE_URL',
      'https://WWW.Lureproof.example:443',
      { siteUrl: 'https://www.lureproof.example' },
    ],
    ['VITE_OAUTH_DOMAIN', 'Auth.lureproof.example:443', { oauthDomain: 'auth.lureproof.example' }],
  ])('reads %s=%s as browsers would', (setting, value, expected) => {
    expect(parseEnv({ ...good, [setting]: value })).toMatchObject({ ok: true, value: expected });
  });

  it.each([undefined, '', '  '])(
    'requires a cookie domain, or none, outside localhost: %j',
    (value) => {
      expect(parseEnv({ ...good, VITE_COOKIE_DOMAIN: value })).toEqual({
        ok: false,
        error: [{ setting: 'VITE_COOKIE_DOMAIN', problem: expect.stringContaining('or none') }],
      });
    },
  );

  it.each(['example.com', 'proof.example', 'learn.lureproof.example', 'lureproof.example:8443'])(
    'refuses a cookie domain whose cookies a browser would drop: %s',
    (domain) => {
      expect(parseEnv({ ...good, VITE_COOKIE_DOMAIN: domain })).toEqual({
        ok: false,
        error: [{ setting: 'VITE_COOKIE_DOMAIN', problem: expect.stringContaining('a parent of') }],
      });
    },
  );

  it.each([
    ['https://www.lureproof.example', 'www.lureproof.example', true],
    ['https://www.lureproof.example', 'example.com', false],
    ['https://www.lureproof.example', 'proof.example', false],
    ['https://www.lureproof.example', 'example', false],
    ['https://www.lureproof.co.uk', 'co.uk', false],
    ['https://lureproof.github.io', 'github.io', false],
    ['http://localhost:5173', 'localhost', true],
    ['http://127.0.0.1:5173', '127.0.0.1', false],
  ])('at %s, passkeys for %s: %s', (site, domain, accepted) => {
    const parsed = parseEnv({ ...good, VITE_SITE_URL: site, VITE_PASSKEYS: domain });
    expect(parsed).toMatchObject(
      accepted
        ? { ok: true, value: { passkeys: domain } }
        : { ok: false, error: [{ setting: 'VITE_PASSKEYS' }] },
    );
  });

  it.each(['http://localhost:5173', 'http://127.0.0.1:5173', 'https://localhost'])(
    'needs no cookie domain at %s',
    (site) => {
      const parsed = parseEnv({ ...good, VITE_SITE_URL: site, VITE_COOKIE_DOMAIN: undefined });
      expect(parsed).toMatchObject({ ok: true, value: { cookieDomain: null } });
    },
  );

  it('reports every invalid setting together', () => {
    const parsed = parseEnv({ VITE_USER_POOL_ID: 'x' });
    const settings = parsed.ok ? [] : parsed.error.map(({ setting }) => setting);
    expect(settings.toSorted()).toEqual(Object.keys(good).toSorted());
  });
});
