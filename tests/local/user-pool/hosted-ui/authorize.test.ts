import { describe, expect, it } from 'vitest';
import { authorize, AUTHORIZE, choose, get, waitingRequest } from '../../../setup/hosted-ui.ts';
import { CALLBACK_URL, MINUTE, testPool } from '../../../setup/local-user-pool.ts';

const answerOf = (response: Response) =>
  Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);

describe('a valid request', () => {
  it('redirects to the account chooser', async () => {
    const response = await authorize(testPool());
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/^\/google\/accounts\?request=[\w-]{80,}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is stored only as a hash, and dropped after ten minutes', async () => {
    const test = testPool();
    const id = await waitingRequest(test);
    expect(JSON.stringify(test.store.read())).not.toContain(id);
    test.advance(10 * MINUTE);
    expect((await choose(test, id)).status).toBe(410);
    await waitingRequest(test);
    expect(Object.keys(test.store.read().authorizationRequests)).toHaveLength(1);
  });
});

describe('a request without a known client and callback URL', () => {
  it.each([
    ['https://evil.example/callback', 'redirect_mismatch'],
    ['http://localhost:5173@evil.example/callback', 'redirect_mismatch'],
    ['http://localhost:5173/callback/', 'redirect_mismatch'],
    ['http://localhost:5173/callback?next=//evil.example', 'redirect_mismatch'],
    ['http://localhost:5173/callback/../x', 'redirect_mismatch'],
    ['https://localhost:5173/callback', 'redirect_mismatch'],
    ['javascript:alert(1)', 'redirect_mismatch'],
    ['http://localhost:5173/callback\r\nx: y', 'redirect_mismatch'],
    ['', 'invalid_request'],
    [null, 'invalid_request'],
  ])('is not redirected to %j', async (redirectUri, code) => {
    const response = await authorize(testPool(), { redirect_uri: redirectUri });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).toContain(`<code>${code}</code>`);
    expect(page).not.toContain('evil');
  });

  it.each([
    ['another', 'invalid_client'],
    [null, 'invalid_request'],
  ])('is refused for the client %j', async (clientId, code) => {
    const response = await authorize(testPool(), { client_id: clientId });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain(`<code>${code}</code>`);
  });

  it.each(['client_id', 'redirect_uri'])('is refused if %s is repeated', async (name) => {
    const query = `${new URLSearchParams(AUTHORIZE).toString()}&${name}=https%3A%2F%2Fevil.example`;
    const response = await get(testPool(), `/oauth2/authorize?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });
});

describe('any other invalid request', () => {
  it.each([
    [{ response_type: 'id_token' }, 'invalid_request', 'response_type must be code'],
    [{ response_type: 'token' }, 'unauthorized_client', undefined],
    [{ code_challenge: null }, 'invalid_request', 'code_challenge is required'],
    [{ code_challenge_method: 'plain' }, 'invalid_request', 'code_challenge_method must be S256'],
    [{ scope: 'openid phone' }, 'invalid_request', 'invalid_scope'],
    [
      { identity_provider: 'Facebook' },
      'invalid_request',
      'Login option is not available. Please try another one',
    ],
    [{ prompt: 'none' }, 'login_required', undefined],
  ])('with %j redirects to the app with %s', async (overrides, error, description) => {
    const response = await authorize(testPool(), overrides);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(`${CALLBACK_URL}?`);
    expect(answerOf(response)).toEqual({
      state: AUTHORIZE['state'],
      error,
      ...(description !== undefined && { error_description: description }),
    });
  });
});
