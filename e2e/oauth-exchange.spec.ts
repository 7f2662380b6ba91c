import { createHash } from 'node:crypto';
import { choose, goToGoogle } from './fixtures/google.ts';
import { expect, test } from './fixtures/test.ts';
import { servicePorts } from './fixtures/world.ts';

/** The lengths and formats of the authorization-code flow (docs/product, Calls). */

const { app, userPool } = servicePorts();
const host = `http://localhost:${userPool}`;

test('state of 32 characters, a verifier of 128 hashed with S256, four scopes, a form-encoded exchange', async ({
  page,
}) => {
  const authorize = page.waitForRequest(/\/oauth2\/authorize\?/);
  const exchange = page.waitForRequest(/\/oauth2\/token$/);
  await goToGoogle(page, '/register');
  await choose(page, /Ada Lovelace/);

  const asked = new URL((await authorize).url());
  expect(`${asked.origin}${asked.pathname}`).toBe(`${host}/oauth2/authorize`);
  expect(asked.searchParams.get('state')).toMatch(/^[A-Za-z0-9]{32}$/);

  const request = await exchange;
  expect(request.method()).toBe('POST');
  expect(request.url()).toBe(`${host}/oauth2/token`);
  expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  const form = new URLSearchParams(request.postData() ?? '');
  expect(form.get('grant_type')).toBe('authorization_code');
  const verifier = form.get('code_verifier') ?? '';
  expect(verifier).toHaveLength(128);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    identity_provider: 'Google',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    redirect_uri: `http://localhost:${app}/callback`,
  });
});
