import { describe, expect, it } from 'vitest';
import { parseEnv } from '#src/config/parse-env.ts';

const good = {
  VITE_USER_POOL_ID: 'eu-west-1_AbCdEfGhI',
  VITE_USER_POOL_CLIENT_ID: 'client',
  VITE_SITE_URL: 'https://www.lureproof.example/',
  VITE_LEARNING_SITE_URL: 'https://learn.lureproof.example',
  VITE_FORM_SERVICE_URL: 'https://forms.example/v1/',
  VITE_CONTACT_FORM_ID: 'contact',
  VITE_SUPPORT_FORM_ID: 'support',
};

describe('parseEnv', () => {
  it('reads what is there and defaults what is not', () => {
    expect(parseEnv(good)).toEqual({
      ok: true,
      value: {
        userPool: { id: 'eu-west-1_AbCdEfGhI', clientId: 'client', endpoint: null },
        identityPoolId: null,
        identityPoolEndpoint: null,
        guestAccess: false,
        oauthDomain: null,
        cookieDomain: null,
        siteUrl: 'https://www.lureproof.example',
        learningSiteUrl: 'https://learn.lureproof.example',
        forms: {
          serviceUrl: 'https://forms.example/v1',
          contactFormId: 'contact',
          supportFormId: 'support',
        },
        trustedRedirectOrigins: [],
      },
    });
  });

  it('reads the optional settings', () => {
    const parsed = parseEnv({
      ...good,
      VITE_USER_POOL_ENDPOINT: 'http://localhost:4101',
      VITE_IDENTITY_POOL_ID: 'eu-west-1:1234',
      VITE_IDENTITY_POOL_ENDPOINT: 'http://localhost:4104/',
      VITE_GUEST_ACCESS: 'true',
      VITE_OAUTH_DOMAIN: 'auth.lureproof.example',
      VITE_COOKIE_DOMAIN: 'lureproof.example',
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
  ])('refuses %s=%s', (setting, value, words) => {
    const parsed = parseEnv({ ...good, [setting]: value });
    expect(parsed).toEqual({
      ok: false,
      error: [{ setting, problem: expect.stringContaining(words) }],
    });
  });

  it('names every wrong setting at once', () => {
    const parsed = parseEnv({ VITE_USER_POOL_ID: 'x' });
    const settings = parsed.ok ? [] : parsed.error.map(({ setting }) => setting);
    expect(settings).toEqual(Object.keys(good));
  });
});
