import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMAIL,
  HOUR,
  PASSWORD,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { INCORRECT, LIMIT_EXCEEDED, refusalOf } from '../../../setup/refusals.ts';

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
  it('replaces the password', async () => {
    expect(await change(PASSWORD, NEW)).toEqual({});
    expect(await test.provePassword(EMAIL, NEW)).toHaveProperty('Session');
    expect(await refusalOf(test.provePassword())).toBe(INCORRECT);
  });

  it('refuses a new password that breaks the policy, without counting the attempt', async () => {
    for (let count = 0; count < 6; count += 1) {
      expect(await refusalOf(change(PASSWORD, 'NoSymbols1'))).toBe(
        'InvalidPasswordException: Password did not conform with policy: Password must have symbol characters',
      );
    }
  });

  it('refuses a new password below six characters', async () => {
    expect(await refusalOf(change(PASSWORD, 'Aa-45'))).toContain("'proposedPassword'");
  });

  it('refuses white space at an end of either, without counting the attempt', async () => {
    expect(await refusalOf(change(`${PASSWORD} `, NEW))).toContain("'previousPassword'");
    expect(await refusalOf(change(PASSWORD, ` ${NEW}`))).toContain("'proposedPassword'");
  });

  it('refuses a wrong old password, and is limited to five attempts an hour', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await refusalOf(change('Wrong-password', NEW))).toBe(INCORRECT);
    }
    expect(await refusalOf(change(PASSWORD, NEW))).toBe(LIMIT_EXCEEDED);
    test.advance(HOUR);
    const RefreshToken = known.refreshToken;
    const refreshed = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    const accessToken = textAt(refreshed, 'AuthenticationResult.AccessToken');
    expect(await change(PASSWORD, NEW, accessToken)).toEqual({});
  });
});
