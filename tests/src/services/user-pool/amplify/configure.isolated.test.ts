// @vitest-environment jsdom
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { configureAmplify, prepareAmplify } from '#src/services/user-pool/amplify/configure.ts';
import { clearSession } from '#src/services/user-pool/session-store.ts';

const DAY_MS = 24 * 3_600_000;
const usual = env.cookieDomain;
let written: string[] = [];

beforeAll(prepareAmplify);

beforeEach(() => {
  written = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
});
afterEach(() => {
  env.cookieDomain = usual;
});

/** The attributes of the session's newest cookie, by name in lower case. */
async function cookieAttributes(): Promise<Map<string, string>> {
  configureAmplify('user-pool');
  await cognitoUserPoolsTokenProvider.authTokenStore.setOAuthMetadata({ oauthSignIn: false });
  const parts = (written.at(-1) ?? '').split(';').slice(1);
  return new Map(
    parts.map((part) => {
      const [name = '', value = ''] = part.trim().split('=');
      return [name.toLowerCase(), value];
    }),
  );
}

describe('the cookies of a session', () => {
  it('are secure, lax, kept for 365 days, and host-only without a parent domain', async () => {
    vi.stubGlobal('location', { protocol: 'https:', origin: 'https://www.lureproof.example' });
    const attributes = await cookieAttributes();
    expect(attributes.has('secure')).toBe(true);
    expect(attributes.get('samesite')?.toLowerCase()).toBe('lax');
    expect(attributes.get('path')).toBe('/');
    expect(attributes.has('domain')).toBe(false);
    const days = (Date.parse(attributes.get('expires') ?? '') - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(365);
  });

  it.each([
    ['are secure over plain http too, where the browser keeps them', true],
    ['aren’t secure where the browser drops secure ones, as Safari does on localhost', false],
  ])('%s', async (_, keepsSecure) => {
    let kept = '';
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => kept);
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      written.push(cookie);
      if (keepsSecure || !/;\s*secure\b/i.test(cookie)) [kept = ''] = cookie.split(';');
    });
    vi.stubGlobal('location', { protocol: 'http:', origin: 'http://localhost:5173' });
    expect((await cookieAttributes()).has('secure')).toBe(keepsSecure);
  });

  it('belong to the parent domain if one is configured', async () => {
    env.cookieDomain = 'lureproof.example';
    expect((await cookieAttributes()).get('domain')).toBe('lureproof.example');
  });

  describe('after VITE_COOKIE_DOMAIN has changed', () => {
    const prefix = `CognitoIdentityServiceProvider.${env.userPool.clientId}`;

    /** The domains of the deletions and of the others, in order. */
    const domains = (isDeletion: boolean) => {
      const chosen = written.filter((cookie) => cookie.includes('max-age=0') === isDeletion);
      return [
        ...new Set(chosen.map((cookie) => /domain=([^;]*)/.exec(cookie)?.[1] ?? 'host-only')),
      ];
    };

    beforeEach(() => {
      const names = ['LastAuthUser', 'ada.oauthMetadata'].map((name) => `${prefix}.${name}`);
      vi.spyOn(document, 'cookie', 'get').mockReturnValue(names.map((n) => `${n}=ada`).join('; '));
      vi.stubGlobal('location', {
        protocol: 'https:',
        origin: 'https://www.lureproof.example',
        hostname: 'www.lureproof.example',
        pathname: '/',
      });
      env.cookieDomain = 'lureproof.example';
    });

    it('are deleted wherever they are', () => {
      clearSession();
      const all = ['host-only', 'www.lureproof.example', 'lureproof.example'];
      expect(domains(true)).toEqual(all);
    });

    it('replace those of the old domain', async () => {
      await cookieAttributes();
      expect(domains(true)).toEqual(['host-only', 'www.lureproof.example']);
      expect(domains(false)).toEqual(['lureproof.example']);
    });
  });
});
