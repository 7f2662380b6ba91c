import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMAIL,
  HOUR,
  PASSWORD,
  provePassword,
  refusal,
  textAt,
  type SignedIn,
  type TestPool,
  signedInPool,
} from '../../../setup/local-user-pool.ts';

const NEW = 'Battery-staple';
let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const change = (
  PreviousPassword: string,
  ProposedPassword: string,
  AccessToken = known.accessToken,
) => test.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });

describe('ChangePassword', () => {
  it('takes the old password and sets the new one', async () => {
    expect(await change(PASSWORD, NEW)).toEqual({});
    await expect(provePassword(test, EMAIL, NEW)).resolves.toHaveProperty('Session');
    expect((await refusal(provePassword(test, EMAIL, PASSWORD))).name).toBe(
      'NotAuthorizedException',
    );
  });

  it('refuses a wrong old password', async () => {
    expect(await refusal(change('Wrong-password', NEW))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('refuses a new one that breaks the policy, without counting it', async () => {
    for (let count = 0; count < 6; count += 1) {
      expect(await refusal(change(PASSWORD, 'NoSymbols1'))).toEqual({
        name: 'InvalidPasswordException',
        message: 'Password did not conform with policy: Password must have symbol characters',
      });
    }
  });

  it('refuses a new one below six characters', async () => {
    expect((await refusal(change(PASSWORD, 'Aa-45'))).message).toContain("'proposedPassword'");
  });

  it('is limited to five attempts an hour', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await refusal(change('Wrong-password', NEW))).name).toBe('NotAuthorizedException');
    }
    expect(await refusal(change(PASSWORD, NEW))).toEqual({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    test.advance(HOUR);
    const RefreshToken = known.refreshToken;
    const refreshed = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    const accessToken = textAt(refreshed, 'AuthenticationResult.AccessToken');
    expect(await change(PASSWORD, NEW, accessToken)).toEqual({});
  });
});
