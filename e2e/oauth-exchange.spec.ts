import { createHash } from 'node:crypto';
import { expect, test } from './fixtures/test.ts';
import { servicePorts } from './fixtures/world.ts';

/** The lengths and formats of the authorization-code flow (docs/product.md, Calls). */

const host = `http://localhost:${servicePorts().userPool}`;

test('state of 32 characters, a verifier of 128 hashed with S256, a form-encoded exchange', async ({
  page,
}) => {
  const authorize = page.waitForRequest(/\/oauth2\/authorize\?/);
  const exchange = page.waitForRequest(/\/oauth2\/token$/);
  await page.goto('/login');
  await page.getByRole('button', { name: /with Google/ }).click();
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();

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
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
  expect(asked.searchParams.get('code_challenge')).toBe(
    createHash('sha256').update(verifier).digest('base64url'),
  );
});
