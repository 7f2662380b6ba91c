import { describe, expect, it } from 'vitest';
import {
  errorOf,
  exchange,
  handlerOf,
  INVALID_GRANT,
  newCode,
  POOL_URL,
  VERIFIER,
} from '../../../setup/hosted-ui.ts';
import { CLIENT_ID, MINUTE, SECOND, testPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { refusalOf, TOKEN_REVOKED } from '../../../setup/refusals.ts';

describe('an authorization code', () => {
  it('is exchanged for tokens with the verifier', async () => {
    const test = testPool();
    const response = await exchange(test, await newCode(test));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      id_token: expect.stringMatching(/^ey/),
      access_token: expect.stringMatching(/^ey/),
      refresh_token: expect.any(String),
      expires_in: 900,
      token_type: 'Bearer',
    });
  });

  it.each([
    ['a wrong verifier', { code_verifier: VERIFIER.replace('d', 'e') }],
    ['a malformed verifier', { code_verifier: 'x' }],
    ['another redirect_uri', { redirect_uri: 'http://localhost:5173/' }],
    ['another code', { code: '8a7a1d6c-0000-4000-8000-000000000000' }],
  ])('is refused with %s', async (_, overrides) => {
    const test = testPool();
    expect(await errorOf(exchange(test, await newCode(test), overrides))).toEqual(INVALID_GRANT);
  });

  it('is used up by a wrong verifier, which cannot be guessed', async () => {
    const test = testPool();
    const code = await newCode(test);
    await exchange(test, code, { code_verifier: VERIFIER.replace('d', 'e') });
    expect(await errorOf(exchange(test, code))).toEqual(INVALID_GRANT);
  });

  it.each(['code', 'redirect_uri', 'code_verifier', 'client_id', 'grant_type'])(
    'requires %s, but is not used up without it',
    async (name) => {
      const test = testPool();
      const code = await newCode(test);
      const bare = exchange(test, code, { [name]: null });
      expect(await errorOf(bare)).toEqual([400, { error: 'invalid_request' }]);
      expect((await exchange(test, code)).status).toBe(200);
    },
  );

  it('expires after five minutes', async () => {
    const test = testPool();
    const [early, late] = [await newCode(test), await newCode(test)];
    test.advance(5 * MINUTE - SECOND);
    expect((await exchange(test, early)).status).toBe(200);
    test.advance(SECOND);
    expect(await errorOf(exchange(test, late))).toEqual(INVALID_GRANT);
  });

  it('used twice revokes its tokens', async () => {
    const test = testPool();
    const code = await newCode(test);
    const tokens: unknown = await (await exchange(test, code)).json();
    const AccessToken = textAt(tokens, 'access_token');
    expect(await errorOf(exchange(test, code))).toEqual(INVALID_GRANT);
    expect(await refusalOf(test.call('GetUser', { AccessToken }))).toBe(TOKEN_REVOKED);
  });
});

describe('the token endpoint', () => {
  it.each([
    ['another client', { client_id: 'another' }, 'invalid_client'],
    ['a client secret', { client_secret: 's' }, 'invalid_client'],
    ['a disallowed grant type', { grant_type: 'client_credentials' }, 'unauthorized_client'],
    ['an unknown grant type', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('refuses %s', async (_, overrides, error) => {
    const test = testPool();
    const answer = exchange(test, await newCode(test), overrides);
    expect(await errorOf(answer)).toEqual([400, { error }]);
  });

  it('accepts only forms without repeated fields, and no client authentication', async () => {
    const test = testPool();
    const send = (body: string, headers: Record<string, string>) =>
      errorOf(
        handlerOf(test)(new Request(`${POOL_URL}/oauth2/token`, { method: 'POST', body, headers })),
      );
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const invalid = [400, { error: 'invalid_request' }];
    expect(await send('{}', { 'content-type': 'application/json' })).toEqual(invalid);
    const twice = `grant_type=refresh_token&client_id=${CLIENT_ID}&client_id=${CLIENT_ID}`;
    expect(await send(twice, form)).toEqual(invalid);
    expect(await send('', { ...form, authorization: 'Basic eDp5' })).toEqual([
      400,
      { error: 'invalid_client' },
    ]);
  });
});
