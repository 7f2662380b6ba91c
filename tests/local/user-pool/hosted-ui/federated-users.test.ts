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
  provePassword,
  refusal,
  register,
  START,
  testPool,
  textAt,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

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
  it('say who it is, there and here', () => {
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

  it('carry what was granted, and open nothing else', async () => {
    const code = await newCode(test, ADA, { scope: 'openid email' });
    const narrow: unknown = await (await exchange(test, code)).json();
    const AccessToken = textAt(narrow, 'access_token');
    expect(decodeJwt(AccessToken)).toMatchObject({ scope: 'openid email' });
    expect(await refusal(test.call('GetUser', { AccessToken }))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Access Token does not have required scopes',
    });
  });

  it('have the nonce once', async () => {
    const code = await newCode(test, ADA, { nonce: 'a nonce' });
    const first: unknown = await (await exchange(test, code)).json();
    expect(decodeJwt(textAt(first, 'id_token'))).toMatchObject({ nonce: 'a nonce' });
    const RefreshToken = textAt(first, 'refresh_token');
    const next = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    expect(decodeJwt(textAt(next, 'AuthenticationResult.IdToken'))).not.toHaveProperty('nonce');
  });

  it('are refreshed, revoked and ended everywhere like any others', async () => {
    const { accessToken: AccessToken, refreshToken: RefreshToken } = tokens;
    const next = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    expect(decodeJwt(textAt(next, 'AuthenticationResult.IdToken'))).toMatchObject({
      identities: [{ providerName: 'Google' }],
    });
    const second = await signInWithGoogle(test);
    await test.call('RevokeToken', { Token: second.refreshToken });
    const message = 'Access Token has been revoked';
    const asSecond = test.call('GetUser', { AccessToken: second.accessToken });
    expect(await refusal(asSecond)).toMatchObject({ message });
    await test.call('GlobalSignOut', { AccessToken });
    expect(await refusal(test.call('GetUser', { AccessToken }))).toMatchObject({ message });
  });
});

describe('a Google user', () => {
  it('stays the same user, with what Google says now', async () => {
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

  it('is told by GetUser with the identities as a text', async () => {
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

  it('gets no authenticator from the pool, whose second factor is Google’s', async () => {
    const { accessToken: AccessToken } = tokens;
    expect(await refusal(test.call('AssociateSoftwareToken', { AccessToken }))).toEqual({
      name: 'NotAuthorizedException',
      message: 'User is not authorized to set up a software token.',
    });
    const verify = test.call('VerifySoftwareToken', { AccessToken, UserCode: '123456' });
    expect((await refusal(verify)).name).toBe('EnableSoftwareTokenMFAException');
    const settings = { Enabled: true, PreferredMfa: true };
    const prefer = test.call('SetUserMFAPreference', {
      AccessToken,
      SoftwareTokenMfaSettings: settings,
    });
    expect((await refusal(prefer)).name).toBe('InvalidParameterException');
  });

  it('has no password to change or to reset', async () => {
    const change = test.call('ChangePassword', {
      AccessToken: tokens.accessToken,
      PreviousPassword: PASSWORD,
      ProposedPassword: 'Battery-staple',
    });
    expect(await refusal(change)).toEqual({
      name: 'NotAuthorizedException',
      message: 'User is not authorized to change password.',
    });
    expect(await refusal(test.call('ForgotPassword', { Username: username }))).toEqual({
      name: 'NotAuthorizedException',
      message: 'User password cannot be reset in the current state.',
    });
    await test.call('ForgotPassword', { Username: ADA });
    expect(test.mails).toEqual([]);
  });

  it.each(['username', 'email'])('cannot be signed in with a password, by %s', async (name) => {
    const signIn = provePassword(test, name === 'email' ? ADA : username);
    expect(await refusal(signIn)).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('leaves the email to whoever registers with it, who is somebody else', async () => {
    const sub = await register(test, ADA);
    expect(sub).not.toBe(decodeJwt(tokens.idToken).sub);
    expect(await provePassword(test, ADA)).toMatchObject({ ChallengeName: 'MFA_SETUP' });
    expect(decodeJwt((await signInWithGoogle(test)).idToken).sub).not.toBe(sub);
  });

  it('does not stand in the way of an administrator who adds the email', async () => {
    const added = await test.pool.adminCreateUser({ email: ADA });
    expect(added).toMatchObject({ email: ADA, status: 'FORCE_CHANGE_PASSWORD' });
  });
});
