import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  newCode,
  exchange,
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
import { INCORRECT, refusalOf, TOKEN_REVOKED } from '../../../setup/refusals.ts';

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
  it('report a verified email until the next sign-in resets it', async () => {
    const { accessToken: AccessToken, refreshToken: RefreshToken } = tokens;
    const AttributeName = 'email';
    await test.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName });
    const Code = test.lastCode();
    await test.call('VerifyUserAttribute', { AccessToken, AttributeName, Code });
    const refreshed = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    const idToken = textAt(refreshed, 'AuthenticationResult.IdToken');
    expect(decodeJwt(idToken)).toMatchObject({ email: ADA, email_verified: true });
    tokens = await signInWithGoogle(test);
    expect(decodeJwt(tokens.idToken)).toMatchObject({ email: ADA, email_verified: false });
  });

  it('identify the user at Google and in the pool', () => {
    const { sub, ...claims } = decodeJwt(tokens.idToken);
    const hash = createHash('sha256').update(tokens.accessToken).digest();
    expect(sub).toMatch(/^[\da-f-]{36}$/);
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
    expect(claims).not.toHaveProperty('nonce');
    expect(decodeJwt(tokens.accessToken)).toMatchObject({
      sub,
      username,
      'cognito:groups': [`${POOL_ID}_Google`],
      scope: 'openid email profile aws.cognito.signin.user.admin',
      origin_jti: claims['origin_jti'],
      version: 2,
    });
  });

  it('carry only the granted scopes', async () => {
    const code = await newCode(test, ADA, { scope: 'openid email' });
    const narrow: unknown = await (await exchange(test, code)).json();
    const AccessToken = textAt(narrow, 'access_token');
    expect(decodeJwt(AccessToken)).toMatchObject({ scope: 'openid email' });
    expect(await refusalOf(test.call('GetUser', { AccessToken }))).toBe(
      'NotAuthorizedException: Access Token does not have required scopes',
    );
  });

  it('contain the nonce once', async () => {
    const code = await newCode(test, ADA, { nonce: 'a nonce' });
    const first: unknown = await (await exchange(test, code)).json();
    expect(decodeJwt(textAt(first, 'id_token'))).toMatchObject({ nonce: 'a nonce' });
    const RefreshToken = textAt(first, 'refresh_token');
    const next = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    expect(decodeJwt(textAt(next, 'AuthenticationResult.IdToken'))).not.toHaveProperty('nonce');
  });

  it('can be refreshed, revoked and signed out globally like any others', async () => {
    const { accessToken: AccessToken, refreshToken: RefreshToken } = tokens;
    const next = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    expect(decodeJwt(textAt(next, 'AuthenticationResult.IdToken'))).toMatchObject({
      identities: [{ providerName: 'Google' }],
    });
    const second = await signInWithGoogle(test);
    await test.call('RevokeToken', { Token: second.refreshToken });
    const asSecond = test.call('GetUser', { AccessToken: second.accessToken });
    expect(await refusalOf(asSecond)).toBe(TOKEN_REVOKED);
    await test.call('GlobalSignOut', { AccessToken });
    expect(await refusalOf(test.call('GetUser', { AccessToken }))).toBe(TOKEN_REVOKED);
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

  it('has the identities as a string in GetUser', async () => {
    const user = await test.call('GetUser', { AccessToken: tokens.accessToken });
    const identities = JSON.stringify(decodeJwt(tokens.idToken)['identities']);
    expect(user).toEqual({
      Username: username,
      UserAttributes: expect.arrayContaining([
        { Name: 'identities', Value: identities },
        { Name: 'email_verified', Value: 'false' },
      ]),
    });
  });

  it('cannot set up an authenticator, since MFA is Google’s', async () => {
    const { accessToken: AccessToken } = tokens;
    expect(await refusalOf(test.call('AssociateSoftwareToken', { AccessToken }))).toBe(
      'NotAuthorizedException: User is not authorized to set up a software token.',
    );
    const verify = test.call('VerifySoftwareToken', { AccessToken, UserCode: '123456' });
    expect(await refusalOf(verify)).toContain('EnableSoftwareTokenMFAException: ');
    const settings = { Enabled: true, PreferredMfa: true };
    const prefer = test.call('SetUserMFAPreference', {
      AccessToken,
      SoftwareTokenMfaSettings: settings,
    });
    expect(await refusalOf(prefer)).toContain('InvalidParameterException: ');
  });

  it('has no password to change or reset', async () => {
    const change = test.call('ChangePassword', {
      AccessToken: tokens.accessToken,
      PreviousPassword: PASSWORD,
      ProposedPassword: 'Battery-staple',
    });
    expect(await refusalOf(change)).toBe(
      'NotAuthorizedException: User is not authorized to change password.',
    );
    expect(await refusalOf(test.call('ForgotPassword', { Username: username }))).toBe(
      'NotAuthorizedException: User password cannot be reset in the current state.',
    );
    await test.call('ForgotPassword', { Username: ADA });
    expect(test.mails).toEqual([]);
  });

  it.each(['username', 'email'])('cannot sign in with a password, by %s', async (name) => {
    const signIn = test.provePassword(name === 'email' ? ADA : username);
    expect(await refusalOf(signIn)).toBe(INCORRECT);
  });

  it('does not prevent registration with the same email, which creates another user', async () => {
    const sub = await test.register(ADA);
    expect(sub).not.toBe(decodeJwt(tokens.idToken).sub);
    expect(await test.provePassword(ADA)).toMatchObject({ ChallengeName: 'MFA_SETUP' });
    expect(decodeJwt((await signInWithGoogle(test)).idToken).sub).not.toBe(sub);
  });

  it('does not prevent an administrator from adding the email', async () => {
    const added = await test.pool.adminCreateUser({ email: ADA });
    expect(added).toMatchObject({ email: ADA, status: 'FORCE_CHANGE_PASSWORD' });
  });
});
