import { beforeEach, describe, expect, it } from 'vitest';
import {
  refusal,
  signInAgain,
  textAt,
  type SignedIn,
  type TestPool,
  signedInPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const revoke = (Token: string) => test.call('RevokeToken', { Token });
const getUser = (AccessToken: string) => test.call('GetUser', { AccessToken });
const REVOKED = { name: 'NotAuthorizedException', message: 'Access Token has been revoked' };

describe('RevokeToken', () => {
  it('ends every token of the sign-in and none of another', async () => {
    const RefreshToken = known.refreshToken;
    const refreshed = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    const other = await signInAgain(test, known);
    expect(await revoke(RefreshToken)).toEqual({});
    const newer = textAt(refreshed, 'AuthenticationResult.AccessToken');
    expect(await refusal(getUser(newer))).toEqual(REVOKED);
    expect(await refusal(getUser(known.accessToken))).toEqual(REVOKED);
    await expect(getUser(other.accessToken)).resolves.toHaveProperty('Username');
  });

  it('may be said twice, and of a token that nobody knows', async () => {
    await revoke(known.refreshToken);
    expect(await revoke(known.refreshToken)).toEqual({});
    expect(await revoke('unknown')).toEqual({});
    expect(await revoke(known.accessToken)).toEqual({});
  });

  it('refuses a missing token and another client id', async () => {
    expect((await refusal(test.call('RevokeToken'))).message).toContain("'token'");
    const other = test.call('RevokeToken', { ClientId: 'other', Token: known.refreshToken });
    expect((await refusal(other)).name).toBe('ResourceNotFoundException');
  });
});
