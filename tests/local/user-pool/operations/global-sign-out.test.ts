import { expect, it } from 'vitest';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { REFRESH_REVOKED, refusalOf, TOKEN_REVOKED } from '../../../setup/refusals.ts';

it("GlobalSignOut ends all of the user's sign-ins and no one else's", async () => {
  const { test, known: first } = await signedInPool();
  const second = await test.signInAgain(first);
  const eve = await test.firstSignIn('eve@example.com');
  const getUser = (AccessToken: string) => test.call('GetUser', { AccessToken });
  expect(await test.call('GlobalSignOut', { AccessToken: first.accessToken })).toEqual({});

  for (const { accessToken, refreshToken: RefreshToken } of [first, second]) {
    expect(await refusalOf(getUser(accessToken))).toBe(TOKEN_REVOKED);
    const refresh = test.call('GetTokensFromRefreshToken', { RefreshToken });
    expect(await refusalOf(refresh)).toBe(REFRESH_REVOKED);
  }
  expect(await getUser(eve.accessToken)).toHaveProperty('Username', eve.sub);
});
