import { describe, expect, it } from 'vitest';
import { AUTHORIZE, choose, get, post, waitingRequest } from '../../../setup/hosted-ui.ts';
import {
  CALLBACK_URL,
  CLIENT_ID,
  LOGOUT_URL,
  testPool,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const page = async (test: TestPool, request: string) =>
  (await get(test, `/google/accounts?request=${request}`)).text();
const CHOOSER = '/google/accounts';

describe('the account chooser', () => {
  it('has no scripts or inline styles, and forms that redirect only to the app', async () => {
    const test = testPool();
    const response = await get(test, `${CHOOSER}?request=${await waitingRequest(test)}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; style-src 'self'; ");
    expect(policy).toContain("form-action 'self' http://localhost:5173;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    const text = await response.text();
    expect(text).toContain('This is not Google.');
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    for (const [, file = ''] of text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
      expect((await get(test, file)).headers.get('content-type')).toContain('text/css');
    }
  });

  it('redirects to the app with a code and the state', async () => {
    const test = testPool();
    const response = await choose(test, await waitingRequest(test));
    const location = new URL(response.headers.get('location') ?? '');
    expect(response.status).toBe(303);
    expect(location.origin + location.pathname).toBe(CALLBACK_URL);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      code: expect.stringMatching(/^[\da-f-]{36}$/),
      state: AUTHORIZE['state'],
    });
  });

  it.each([
    ['cancel', { error_description: 'User cancelled', error: 'access_denied' }],
    ['deny', { error: 'access_denied' }],
  ])('redirects to the app with an error after %s', async (choice, answer) => {
    const test = testPool();
    const response = await choose(test, await waitingRequest(test), choice);
    const location = new URL(response.headers.get('location') ?? '');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      ...answer,
      state: AUTHORIZE['state'],
    });
    expect(test.pool.listUsers()).toEqual([]);
  });

  it.each(['ada@gmail.example', 'cancel', 'deny'])('accepts one answer: %s', async (choice) => {
    const test = testPool();
    const request = await waitingRequest(test);
    await choose(test, request, choice);
    for (const again of [await choose(test, request), await get(test, `${CHOOSER}?request=x`)]) {
      expect(again.status).toBe(410);
      expect(again.headers.get('location')).toBeNull();
      expect(await again.text()).toContain('This sign-in has ended');
    }
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses forms from other sites (%j)', async (headers) => {
    const test = testPool();
    const request = await waitingRequest(test);
    const fields = { request, choice: 'ada@gmail.example' };
    expect((await post(test, CHOOSER, fields, headers)).status).toBe(403);
    expect((await choose(test, request)).status).toBe(303);
  });

  it('accepts another account and lists it from then on', async () => {
    const test = testPool();
    const fields = { choice: 'other', name: ' Rosalind <F> ', email: 'Rosa@Gmail.example' };
    const request = await waitingRequest(test);
    expect((await post(test, CHOOSER, { ...fields, request })).status).toBe(303);
    expect(test.pool.listUsers()).toMatchObject([
      { email: 'rosa@gmail.example', name: 'Rosalind <F>', status: 'EXTERNAL_PROVIDER' },
    ]);
    const text = await page(test, await waitingRequest(test));
    expect(text).toContain('Rosalind &lt;F&gt;');
    expect((await choose(test, await waitingRequest(test), 'rosa@gmail.example')).status).toBe(303);
    expect(test.pool.listUsers()).toHaveLength(1);
  });

  it.each([
    [{ name: '', email: 'rosa@gmail.example' }, 'Enter a name'],
    [{ name: 'Rosa', email: 'rosa' }, 'Enter an email address'],
  ])('shows the form again with %j and what to do', async (fields, words) => {
    const test = testPool();
    const request = await waitingRequest(test);
    const response = await post(test, CHOOSER, { request, choice: 'other', ...fields });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain(words);
    for (const typed of Object.values(fields)) expect(text).toContain(`value="${typed}"`);
    expect((await choose(test, request)).status).toBe(303);
  });
});

describe('signing out', () => {
  const logout = (query: Record<string, string>) =>
    get(testPool(), `/logout?${new URLSearchParams(query).toString()}`);

  it('redirects to the logout URL', async () => {
    const response = await logout({ client_id: CLIENT_ID, logout_uri: LOGOUT_URL });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(LOGOUT_URL);
  });

  it.each([
    { logout_uri: LOGOUT_URL },
    { client_id: 'another', logout_uri: LOGOUT_URL },
    { client_id: CLIENT_ID, logout_uri: 'https://evil.example/' },
    { client_id: CLIENT_ID, logout_uri: CALLBACK_URL },
  ])('does not redirect with %j', async (query) => {
    const response = await logout(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).not.toContain('evil');
  });
});
