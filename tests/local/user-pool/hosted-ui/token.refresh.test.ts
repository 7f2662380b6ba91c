import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { errorOf, INVALID_GRANT, post, signInWithGoogle } from '../../../setup/hosted-ui.ts';
import {
  CLIENT_ID,
  EMAIL,
  MINUTE,
  SECOND,
  SESSION_LIFETIME,
  testPool,
} from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';

describe('a refresh token', () => {
  const refresh = (test: ReturnType<typeof testPool>, token: string | null) =>
    post(test, '/oauth2/token', {
      grant_type: 'refresh_token',
      client_id: CLIENT_ID,
      refresh_token: token,
    });

  it('returns new tokens of the same sign-in', async () => {
    const test = testPool();
    const { refreshToken, idToken } = await signInWithGoogle(test);
    test.advance(MINUTE);
    const tokens: unknown = await (await refresh(test, refreshToken)).json();
    const { auth_time: authTime, origin_jti: originJti, iat = 0 } = decodeJwt(idToken);
    expect(decodeJwt(textAt(tokens, 'id_token'))).toMatchObject({
      auth_time: authTime,
      origin_jti: originJti,
      iat: iat + 60,
    });
  });

  it('is replaced', async () => {
    const { test, known } = await signedInPool();
    const tokens: unknown = await (await refresh(test, known.refreshToken)).json();
    const next = textAt(tokens, 'refresh_token');
    expect(next).not.toBe(known.refreshToken);
    expect((await refresh(test, next)).status).toBe(200);
    test.advance(MINUTE + SECOND);
    expect(await errorOf(refresh(test, known.refreshToken))).toEqual(INVALID_GRANT);
  });

  it('is kept if the user’s tokens don’t rotate', async () => {
    const { test, known } = await signedInPool();
    await test.pool.setTrait(EMAIL, 'no-token-rotation');
    const tokens: unknown = await (await refresh(test, known.refreshToken)).json();
    expect(tokens).not.toHaveProperty('refresh_token');
  });

  it('of a sign-in by password is accepted, too', async () => {
    const { test, known } = await signedInPool();
    expect((await refresh(test, known.refreshToken)).status).toBe(200);
  });

  it('is refused if missing, unknown, revoked or expired', async () => {
    const test = testPool();
    const { refreshToken } = await signInWithGoogle(test);
    expect(await errorOf(refresh(test, null))).toEqual([400, { error: 'invalid_request' }]);
    expect(await errorOf(refresh(test, 'unknown'))).toEqual(INVALID_GRANT);
    test.advance(SESSION_LIFETIME);
    expect(await errorOf(refresh(test, refreshToken))).toEqual(INVALID_GRANT);
    const second = await signInWithGoogle(test);
    const revoked = { client_id: CLIENT_ID, token: second.refreshToken };
    expect((await post(test, '/oauth2/revoke', revoked)).status).toBe(200);
    expect(await errorOf(refresh(test, second.refreshToken))).toEqual(INVALID_GRANT);
  });
});

describe('the revocation endpoint', () => {
  it.each([
    [{ client_id: CLIENT_ID, token: 'unknown' }, 200, {}],
    [{ client_id: CLIENT_ID }, 400, { error: 'invalid_request' }],
    [{ client_id: 'another', token: 'unknown' }, 401, { error: 'invalid_client' }],
  ])('answers %j with %d', async (fields, status, body) => {
    expect(await errorOf(post(testPool(), '/oauth2/revoke', fields))).toEqual([status, body]);
  });

  it('accepts refresh tokens only', async () => {
    const test = testPool();
    const { accessToken, idToken } = await signInWithGoogle(test);
    for (const token of [accessToken, idToken]) {
      expect(await errorOf(post(test, '/oauth2/revoke', { client_id: CLIENT_ID, token }))).toEqual([
        400,
        { error: 'unsupported_token_type' },
      ]);
    }
    await expect(test.call('GetUser', { AccessToken: accessToken })).resolves.toBeDefined();
  });
});
