import { describe, expect, it } from 'vitest';
import { userPoolHandler } from '#local/user-pool/http.ts';
import { newCode, post, signInWithGoogle, VERIFIER } from '../../../setup/hosted-ui.ts';
import {
  CALLBACK_URL,
  CLIENT_ID,
  testPool,
  type TestPool,
} from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';

describe('user info', () => {
  const ask = (test: TestPool, authorization: string | null, method: 'GET' | 'POST' = 'POST') => {
    const headers = authorization === null ? {} : { authorization };
    const request = new Request('http://localhost:4101/oauth2/userInfo', { method, headers });
    return userPoolHandler(test.pool)(request);
  };

  it('describes the user of the token', async () => {
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

  it('refuses a missing or invalid token and one without openid', async () => {
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
