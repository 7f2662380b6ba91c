import { randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { serve, type RunningServer } from '#local/kit/serve.ts';
import { memoryStore } from '#local/kit/store.ts';
import { createUserPool } from '#local/user-pool/engine.ts';
import { emptyUserPoolState } from '#local/user-pool/state.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import {
  AUTHORIZE,
  choose,
  get,
  newCode,
  post,
  signInWithGoogle,
  VERIFIER,
  waitingRequest,
} from '../../../setup/hosted-ui.ts';
import {
  CALLBACK_URL,
  CLIENT_ID,
  LOGOUT_URL,
  POOL_ID,
  testPool,
  textAt,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const page = async (test: TestPool, request: string) =>
  (await get(test, `/google/accounts?request=${request}`)).text();
/** Apart from the ports of a developer's own services, of e2e and of other tests. */
const PORT = 24331;
const CHOOSER = '/google/accounts';

describe('the account chooser', () => {
  it('says what it is, and shows the accounts', async () => {
    const test = testPool();
    const response = await get(test, `${CHOOSER}?request=${await waitingRequest(test)}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('This is not Google.');
    for (const name of ['Ada Lovelace', 'Grace Hopper', 'Use another account', 'Cancel', 'Deny']) {
      expect(text).toContain(name);
    }
  });

  it('runs no script, loads nothing inline, and lets its forms lead to the app alone', async () => {
    const test = testPool();
    const response = await get(test, `${CHOOSER}?request=${await waitingRequest(test)}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; style-src 'self'; ");
    expect(policy).toContain("form-action 'self' http://localhost:5173;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    const text = await response.text();
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    for (const [, file = ''] of text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
      expect((await get(test, file)).headers.get('content-type')).toContain('text/css');
    }
  });

  it('sends the person back with a code and the state as it was', async () => {
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
  ])('sends the person back with an error after %s', async (choice, answer) => {
    const test = testPool();
    const response = await choose(test, await waitingRequest(test), choice);
    const location = new URL(response.headers.get('location') ?? '');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      ...answer,
      state: AUTHORIZE['state'],
    });
    expect(test.pool.listUsers()).toEqual([]);
  });

  it.each(['ada@gmail.example', 'cancel', 'deny'])('takes one answer: %s', async (choice) => {
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
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4101' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('takes no choice from another site (%j)', async (headers) => {
    const test = testPool();
    const request = await waitingRequest(test);
    const fields = { request, choice: 'ada@gmail.example' };
    expect((await post(test, CHOOSER, fields, headers)).status).toBe(403);
    expect((await choose(test, request)).status).toBe(303);
  });

  it('takes its own form, which sends no referrer', async () => {
    const test = testPool();
    const fields = { request: await waitingRequest(test), choice: 'ada@gmail.example' };
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'null' };
    expect((await post(test, CHOOSER, fields, headers)).status).toBe(303);
  });

  it('takes another account, and lists it from then on', async () => {
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
    [{ name: 'a'.repeat(101), email: 'rosa@gmail.example' }, 'Enter a name'],
    [{ name: 'Rosa', email: 'rosa' }, 'Enter an email address'],
    [{ name: 'Rosa', email: `${'a'.repeat(128)}@gmail.example` }, 'Enter an email address'],
    [{}, 'Enter a name'],
  ])('gives the form back with %j in it and says what to do', async (fields, words) => {
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

  it('leads to the logout URL', async () => {
    const response = await logout({ client_id: CLIENT_ID, logout_uri: LOGOUT_URL });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(LOGOUT_URL);
  });

  it.each([
    { logout_uri: LOGOUT_URL },
    { client_id: CLIENT_ID },
    { client_id: 'another', logout_uri: LOGOUT_URL },
    { client_id: CLIENT_ID, logout_uri: 'https://evil.example/' },
    { client_id: CLIENT_ID, logout_uri: 'http://localhost:5173' },
    { client_id: CLIENT_ID, logout_uri: `${LOGOUT_URL}@evil.example` },
    { client_id: CLIENT_ID, logout_uri: CALLBACK_URL },
  ])('leads nowhere with %j', async (query) => {
    const response = await logout(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).not.toContain('evil');
  });
});

describe('user info', () => {
  const ask = (test: TestPool, authorization: string | null, method: 'GET' | 'POST' = 'POST') => {
    const headers = authorization === null ? {} : { authorization };
    const request = new Request('http://localhost:4101/oauth2/userInfo', { method, headers });
    return userPoolHandler(test.pool)(request);
  };

  it('tells who the token speaks for', async () => {
    const test = testPool();
    const { accessToken } = await signInWithGoogle(test);
    for (const method of ['GET', 'POST'] as const) {
      const response = await ask(test, `Bearer ${accessToken}`, method);
      expect(await response.json()).toMatchObject({
        sub: expect.any(String),
        email: 'ada@gmail.example',
        email_verified: 'false',
        name: 'Ada Lovelace',
        username: expect.stringMatching(/^Google_\d{21}$/),
      });
    }
  });

  it('refuses no token, a wrong one and one without openid', async () => {
    const test = testPool();
    const scope = 'aws.cognito.signin.user.admin';
    const narrow: unknown = await (
      await post(test, '/oauth2/token', {
        grant_type: 'authorization_code',
        code: await newCode(test, undefined, { scope }),
        client_id: CLIENT_ID,
        redirect_uri: CALLBACK_URL,
        code_verifier: VERIFIER,
      })
    ).json();
    for (const token of [null, 'Bearer x', `Bearer ${textAt(narrow, 'access_token')}`]) {
      const response = await ask(test, token);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
  });
});

describe('a client that knows nothing but the issuer', () => {
  let server: RunningServer | undefined;
  afterEach(() => server?.close());

  it('signs somebody in over HTTP, by discovery', async () => {
    const issuer = `http://localhost:${PORT}/${POOL_ID}`;
    const pool = createUserPool({
      poolId: POOL_ID,
      clientId: CLIENT_ID,
      issuer,
      callbackUrls: [CALLBACK_URL],
      now: Date.now,
      randomBytes,
      store: memoryStore(emptyUserPoolState()),
      sendMail: () => undefined,
    });
    server = await serve(userPoolHandler(pool), PORT);
    const found: unknown = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
    const query = new URLSearchParams({ ...AUTHORIZE, nonce: 'a nonce' }).toString();
    const chooser = await fetch(`${textAt(found, 'authorization_endpoint')}?${query}`);
    const html = await chooser.text();
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
    const [, request = ''] = /name="request"\s+value="([^"]+)"/.exec(html) ?? [];
    const chosen = await fetch(new URL(action, chooser.url), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ request, choice: 'grace@gmail.example' }),
    });
    const code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const answer = await fetch(textAt(found, 'token_endpoint'), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: CLIENT_ID,
        redirect_uri: CALLBACK_URL,
        code_verifier: VERIFIER,
      }),
    });
    const tokens: unknown = await answer.json();
    const keys = createRemoteJWKSet(new URL(textAt(found, 'jwks_uri')));
    const { payload } = await jwtVerify(textAt(tokens, 'id_token'), keys, {
      issuer,
      audience: CLIENT_ID,
    });
    expect(payload).toMatchObject({ email: 'grace@gmail.example', nonce: 'a nonce' });
    const authorization = `Bearer ${textAt(tokens, 'access_token')}`;
    const info = await fetch(textAt(found, 'userinfo_endpoint'), { headers: { authorization } });
    expect(await info.json()).toMatchObject({ sub: payload.sub });
  });
});
