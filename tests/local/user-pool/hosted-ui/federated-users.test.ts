import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import {
  exchange,
  newCode,
  signInWithGoogle,
  type GoogleTokens,
} from '../../../setup/hosted-ui.ts';
import {
  MINUTE,
  PASSWORD,
  POOL_ID,
  START,
  testPool,
  type TestPool,
} from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { INCORRECT, refusalOf } from '../../../setup/refusals.ts';

const ADA = 'ada@gmail.example';
let test: TestPool;
let tokens: GoogleTokens;
let username: string;
beforeEach(async () => {
  test = testPool();
  tokens = await signInWithGoogle(test);
  username = textAt(decodeJwt(tokens.accessToken), 'username');
});

describe('the tokens of a Google user', () => {
  it('identify the user at Google and in the pool', () => {
    const { sub, ...claims } = decodeJwt(tokens.idToken);
    const hash = createHash('sha256').update(tokens.accessToken).digest();
    expect(username).toMatch(/^Google_\d{21}$/);
    expect(claims).toMatchObject({
      email: ADA,
      email_verified: false,
      name: 'Ada Lovelace',
      'cognito:username': username,
      'cognito:groups': [`${POOL_ID}_Google`],
      identities: [
        {
          userId: username.slice('Google_'.length),
          providerName: 'Google',
          providerType: 'Google',
          issuer: null,
          primary: 'true',
          dateCreated: String(START),
        },
      ],
      at_hash: hash.subarray(0, 16).toString('base64url'),
      token_use: 'id',
    });
    expect(decodeJwt(tokens.accessToken)).toMatchObject({
      sub,
      'cognito:groups': [`${POOL_ID}_Google`],
      scope: 'openid email profile aws.cognito.signin.user.admin',
      version: 2,
    });
  });

  it('carry only the granted scopes', async () => {
    const code = await newCode(test, ADA, { scope: 'openid email' });
    const narrow: unknown = await (await exchange(test, code)).json();
    const AccessToken = textAt(narrow, 'access_token');
    expect(await refusalOf(test.call('GetUser', { AccessToken }))).toBe(
      'NotAuthorizedException: Access Token does not have required scopes',
    );
  });

  it.each([
    ['mary@gmail.example', 4096 - 128, 4096 - 16],
    ['hedy@gmail.example', 4096 + 128, 8192],
  ])('of %s are as long as its note in the chooser says', async (email, least, most) => {
    const { idToken } = await signInWithGoogle(test, email);
    const owner = textAt(decodeJwt(idToken), 'cognito:username');
    const cookie = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.${owner}.idToken${idToken}`;
    expect(cookie.length).toBeGreaterThan(least);
    expect(cookie.length).toBeLessThan(most);
  });
});

describe('a Google user', () => {
  it('remains the same user, with Google’s current attributes', async () => {
    test.advance(MINUTE);
    const { accessToken: AccessToken } = tokens;
    const UserAttributes = [
      { Name: 'name', Value: 'A. Lovelace' },
      { Name: 'nickname', Value: 'Ada' },
    ];
    await test.call('UpdateUserAttributes', { AccessToken, UserAttributes });
    const again = decodeJwt((await signInWithGoogle(test)).idToken);
    expect(again.sub).toBe(decodeJwt(tokens.idToken).sub);
    expect(again).toMatchObject({ name: 'Ada Lovelace', nickname: 'Ada' });
    expect(test.pool.listUsers()).toMatchObject([{ username, status: 'EXTERNAL_PROVIDER' }]);
  });

  it('has neither a password nor an authenticator', async () => {
    const { accessToken: AccessToken } = tokens;
    const passwords = { PreviousPassword: PASSWORD, ProposedPassword: 'Battery-staple' };
    expect(await refusalOf(test.call('ChangePassword', { AccessToken, ...passwords }))).toBe(
      'NotAuthorizedException: User is not authorized to change password.',
    );
    expect(await refusalOf(test.call('ForgotPassword', { Username: username }))).toBe(
      'NotAuthorizedException: User password cannot be reset in the current state.',
    );
    expect(await refusalOf(test.call('AssociateSoftwareToken', { AccessToken }))).toBe(
      'NotAuthorizedException: User is not authorized to set up a software token.',
    );
    expect(await refusalOf(test.provePassword(ADA))).toBe(INCORRECT);
    expect(test.mails).toEqual([]);
  });

  it('does not prevent registration with the same email, which creates another user', async () => {
    const sub = await test.register(ADA);
    expect(sub).not.toBe(decodeJwt(tokens.idToken).sub);
    expect(await test.provePassword(ADA)).toMatchObject({ ChallengeName: 'MFA_SETUP' });
    expect(decodeJwt((await signInWithGoogle(test)).idToken).sub).not.toBe(sub);
  });
});
