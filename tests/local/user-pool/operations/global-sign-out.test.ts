import { describe, expect, it } from 'vitest';
import { firstSignIn, refusal, signedInPool, signInAgain } from '../../../setup/local-user-pool.ts';

describe('GlobalSignOut', () => {
  it("ends all of the user's sign-ins and no one else's", async () => {
    const { test, known: first } = await signedInPool();
    const second = await signInAgain(test, first);
    const eve = await firstSignIn(test, 'eve@example.com');
    expect(await test.call('GlobalSignOut', { AccessToken: first.accessToken })).toEqual({});

    for (const { accessToken, refreshToken } of [first, second]) {
      expect((await refusal(test.call('GetUser', { AccessToken: accessToken }))).message).toBe(
        'Access Token has been revoked',
      );
      const refresh = test.call('GetTokensFromRefreshToken', { RefreshToken: refreshToken });
      expect((await refusal(refresh)).message).toBe('Refresh Token has been revoked');
    }
    await expect(test.call('GetUser', { AccessToken: eve.accessToken })).resolves.toHaveProperty(
      'Username',
      eve.sub,
    );
  });
});
