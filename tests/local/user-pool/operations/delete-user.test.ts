import { beforeEach, describe, expect, it } from 'vitest';
import { newCode, signInWithGoogle } from '../../../setup/hosted-ui.ts';
import { EMAIL, PASSWORD, type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { INCORRECT, refusalOf, SESSION_EXPIRED, UNKNOWN_USER } from '../../../setup/refusals.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const deleteUser = ({ accessToken: AccessToken }: { accessToken: string }) =>
  test.call('DeleteUser', { AccessToken });

describe('DeleteUser', () => {
  it('removes everything of the user and nothing of others', async () => {
    const eve = await test.firstSignIn('eve@example.com');
    const before = JSON.stringify(test.store.read());
    expect(before).toContain(known.sub);
    await test.call('ForgotPassword', { Username: EMAIL });
    await refusalOf(test.provePassword(EMAIL, 'Wrong-password'));
    await test.provePassword(EMAIL);

    expect(await deleteUser(known)).toEqual({});
    const kept = JSON.stringify(test.store.read());
    expect(kept).not.toContain(known.sub);
    expect(kept).not.toContain(EMAIL);
    expect(test.pool.listUsers()).toMatchObject([{ username: eve.sub }]);
    const { accessToken: AccessToken } = eve;
    await expect(test.call('GetUser', { AccessToken })).resolves.toHaveProperty('Username');
  });

  it('invalidates every token of the user', async () => {
    const second = await test.signInAgain(known);
    await deleteUser(known);
    for (const { accessToken: AccessToken, refreshToken: RefreshToken } of [known, second]) {
      for (const operation of ['GetUser', 'DeleteUser', 'GlobalSignOut', 'ListUserSessions']) {
        expect(await refusalOf(test.call(operation, { AccessToken }))).toBe(UNKNOWN_USER);
      }
      expect(await refusalOf(test.call('GetTokensFromRefreshToken', { RefreshToken }))).toBe(
        'NotAuthorizedException: Invalid Refresh Token.',
      );
      expect(await test.call('RevokeToken', { Token: RefreshToken })).toEqual({});
    }
  });

  it('ends a pending sign-in', async () => {
    const challenge = await test.provePassword(EMAIL);
    await deleteUser(known);
    const answer = test.respond('SOFTWARE_TOKEN_MFA', textAt(challenge, 'Session'), {
      USERNAME: known.sub,
      SOFTWARE_TOKEN_MFA_CODE: test.totp(known.secret),
    });
    expect(await refusalOf(answer)).toBe(SESSION_EXPIRED);
    expect(await refusalOf(test.provePassword(EMAIL))).toBe(INCORRECT);
  });

  it('frees the email for a new account, to which the old tokens do not apply', async () => {
    await deleteUser(known);
    const sub = await test.register(EMAIL, PASSWORD);
    expect(sub).not.toBe(known.sub);
    const { accessToken: AccessToken } = known;
    expect(await refusalOf(test.call('GetUser', { AccessToken }))).toContain(
      'UserNotFoundException: ',
    );
  });

  it('deletes a Google user, whose next sign-in creates a new one', async () => {
    const google = await signInWithGoogle(test);
    await newCode(test);
    await deleteUser(google);
    expect(test.store.read().authorizationCodes).toEqual({});
    const again = await signInWithGoogle(test);
    const { accessToken: AccessToken } = again;
    await expect(test.call('GetUser', { AccessToken })).resolves.toHaveProperty('Username');
  });
});
