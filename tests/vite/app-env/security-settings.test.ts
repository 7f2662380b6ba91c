import { expect, it } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { securitySettings } from '#vite/app-env/security-settings.ts';
import { readSettings } from '#vite/app-env/settings.ts';

it('lists every local service that the browser calls', () => {
  const settings = readSettings({}, localPorts('4100'));
  if (!settings.env.ok) throw new Error('The local settings are valid.');
  expect(securitySettings(settings, settings.env.value)).toEqual({
    userPoolEndpoint: 'http://localhost:4101',
    identityPoolEndpoint: 'http://localhost:4104',
    oauthOrigin: 'http://localhost:4101',
    formServiceUrl: 'http://localhost:4102',
    https: false,
  });
});

it('recognises a site on https', () => {
  const site = { VITE_SITE_URL: 'https://www.lureproof.example', VITE_COOKIE_DOMAIN: 'none' };
  const settings = readSettings(site, localPorts(''));
  if (!settings.env.ok) throw new Error('The settings are valid.');
  expect(securitySettings(settings, settings.env.value).https).toBe(true);
});
