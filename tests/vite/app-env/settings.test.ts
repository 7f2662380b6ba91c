import { describe, expect, it } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { identityPoolEndpoint } from '#src/config/endpoints.ts';
import { oauthOrigin, readSettings, usesPlainHttpOauth } from '#vite/app-env/settings.ts';

const ports = localPorts('4500');
const LIVE = {
  VITE_USER_POOL_ID: 'eu-west-1_AbCdEfGhI',
  VITE_USER_POOL_CLIENT_ID: 'client',
  VITE_SITE_URL: 'https://www.lureproof.example',
  VITE_COOKIE_DOMAIN: 'lureproof.example',
  VITE_LEARNING_SITE_URL: 'https://learn.lureproof.example',
  VITE_FORM_SERVICE_URL: 'https://forms.example',
  VITE_CONTACT_FORM_ID: 'contact',
  VITE_SUPPORT_FORM_ID: 'support',
};

function read(configured: Record<string, string>) {
  const settings = readSettings(configured, ports);
  const identity = settings.env.ok ? identityPoolEndpoint(settings.env.value) : undefined;
  return [settings.isLocal, usesPlainHttpOauth(settings), oauthOrigin(settings), identity];
}

describe('the settings of the build', () => {
  it('point at the local services without a user pool, the hosted pages over plain http', () => {
    expect(read({})).toEqual([true, true, 'http://localhost:4501', 'http://localhost:4504']);
  });

  it.each([
    ['auth.lureproof.example', 'https://auth.lureproof.example'],
    ['localhost.evil.example', 'https://localhost.evil.example'],
  ])('reach other hosted pages over https: %s', (domain, origin) => {
    expect(read({ VITE_OAUTH_DOMAIN: domain }).slice(0, 3)).toEqual([true, false, origin]);
  });

  it('never use plain http with a real user pool', () => {
    expect(read({ ...LIVE, VITE_OAUTH_DOMAIN: 'localhost:4501' })).toEqual([
      false,
      false,
      'https://localhost:4501',
      undefined,
    ]);
    expect(read(LIVE)).toEqual([false, false, undefined, undefined]);
  });

  it.each([
    [{}, 'localhost'],
    [{ VITE_SITE_URL: LIVE.VITE_SITE_URL, VITE_COOKIE_DOMAIN: 'none' }, null],
    [LIVE, null],
    [{ ...LIVE, VITE_PASSKEYS: 'lureproof.example' }, 'lureproof.example'],
  ])('have passkeys for localhost, or as set: %j', (configured, passkeys) => {
    const settings = readSettings(configured, ports);
    expect(settings.env).toMatchObject({ ok: true, value: { passkeys } });
  });

  it('do not fail a second time if they are wrong', () => {
    expect(read({ ...LIVE, VITE_SITE_URL: 'x' })).toEqual([false, false, undefined, undefined]);
  });
});
