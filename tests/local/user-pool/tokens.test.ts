import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CLIENT_ID,
  EMAIL,
  ISSUER,
  MINUTE,
  testPool,
  type SignedIn,
  type TestPool,
} from '../../setup/local-user-pool.ts';
import { textAt } from '../../setup/text-at.ts';

let test: TestPool;
let known: SignedIn;
let signedInAt: number;
beforeAll(async () => {
  test = testPool();
  known = await test.firstSignIn();
  signedInAt = Math.floor(test.now() / 1000);
});

async function claimsOf(token: string) {
  const keys = createLocalJWKSet(await test.pool.jwks());
  const options = { issuer: ISSUER, currentDate: new Date(test.now()), algorithms: ['RS256'] };
  return (await jwtVerify(token, keys, options)).payload;
}
const UUID = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

describe('the tokens of a sign-in', () => {
  it('include an ID token with exactly these claims', async () => {
    expect(await claimsOf(known.idToken)).toEqual({
      sub: known.sub,
      aud: CLIENT_ID,
      email_verified: true,
      token_use: 'id',
      auth_time: signedInAt,
      iss: ISSUER,
      'cognito:username': known.sub,
      exp: signedInAt + 900,
      iat: signedInAt,
      email: EMAIL,
      name: 'Ada Lovelace',
      jti: UUID,
      origin_jti: UUID,
    });
  });

  it('include an access token with exactly these claims', async () => {
    expect(await claimsOf(known.accessToken)).toEqual({
      sub: known.sub,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: signedInAt,
      iss: ISSUER,
      exp: signedInAt + 900,
      iat: signedInAt,
      origin_jti: UUID,
      jti: UUID,
      client_id: CLIENT_ID,
      username: known.sub,
    });
  });

  it('share origin_jti and differ in jti and kid', async () => {
    const [id, access] = [await claimsOf(known.idToken), await claimsOf(known.accessToken)];
    expect(id['origin_jti']).toBe(access['origin_jti']);
    expect(id.jti).not.toBe(access.jti);
    expect(decodeProtectedHeader(known.idToken)).toEqual({ alg: 'RS256', kid: expect.any(String) });
    expect(decodeProtectedHeader(known.idToken).kid).not.toBe(
      decodeProtectedHeader(known.accessToken).kid,
    );
  });

  it('include an opaque refresh token that is not stored', () => {
    expect(known.refreshToken).toMatch(/^[\w-]{80,}$/);
    expect(JSON.stringify(test.store.read())).not.toContain(known.refreshToken);
  });
});

describe('the tokens of a refresh', () => {
  it('keep auth_time and origin_jti', async () => {
    const before = await claimsOf(known.accessToken);
    test.advance(10 * MINUTE);
    const answer = await test.call('GetTokensFromRefreshToken', {
      RefreshToken: known.refreshToken,
    });
    for (const name of ['AccessToken', 'IdToken']) {
      const claims = await claimsOf(textAt(answer, `AuthenticationResult.${name}`));
      expect(claims).toMatchObject({
        auth_time: signedInAt,
        iat: signedInAt + 600,
        exp: signedInAt + 1500,
        origin_jti: before['origin_jti'],
      });
      expect(claims.jti).not.toBe(before.jti);
    }
  });
});
