import { beforeEach, describe, expect, it } from 'vitest';
import {
  DAY,
  refusal,
  signInAgain,
  SECOND,
  type SignedIn,
  type TestPool,
  signedInPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const WAYS = [
  [
    'GetTokensFromRefreshToken',
    (RefreshToken: string) => test.call('GetTokensFromRefreshToken', { RefreshToken }),
  ],
  [
    'InitiateAuth with REFRESH_TOKEN_AUTH',
    (REFRESH_TOKEN: string) =>
      test.call('InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN },
      }),
  ],
] as const;
const refused = (message: string) => ({ name: 'NotAuthorizedException', message });

describe.each(WAYS)('%s', (_, refresh) => {
  it('gives new tokens without rotating the refresh token', async () => {
    expect(await refresh(known.refreshToken)).toMatchObject({
      AuthenticationResult: {
        AccessToken: expect.stringMatching(/^ey/),
        IdToken: expect.stringMatching(/^ey/),
        ExpiresIn: 3600,
        TokenType: 'Bearer',
      },
    });
    expect(await refresh(known.refreshToken)).not.toHaveProperty(
      'AuthenticationResult.RefreshToken',
    );
  });

  it('works for thirty days', async () => {
    test.advance(30 * DAY - SECOND);
    await expect(refresh(known.refreshToken)).resolves.toHaveProperty('AuthenticationResult');
    test.advance(SECOND);
    expect(await refusal(refresh(known.refreshToken))).toEqual(
      refused('Refresh Token has expired'),
    );
  });

  it('forgets a token long after it expired', async () => {
    test.advance(61 * DAY);
    await signInAgain(test, known);
    expect(Object.keys(test.store.read().families)).toHaveLength(1);
    expect(await refusal(refresh(known.refreshToken))).toEqual(refused('Invalid Refresh Token.'));
  });

  it('refuses garbage', async () => {
    expect(await refusal(refresh('garbage'))).toEqual(refused('Invalid Refresh Token.'));
    expect(await refusal(refresh(known.accessToken))).toEqual(refused('Invalid Refresh Token.'));
    expect((await refusal(refresh(''))).name).toBe('InvalidParameterException');
  });

  it('refuses a revoked token and keeps those of other sign-ins', async () => {
    const other = await signInAgain(test, known);
    await test.call('RevokeToken', { Token: known.refreshToken });
    expect(await refusal(refresh(known.refreshToken))).toEqual(
      refused('Refresh Token has been revoked'),
    );
    await expect(refresh(other.refreshToken)).resolves.toHaveProperty('AuthenticationResult');
  });

  it('refuses the token of a user who is gone', async () => {
    test.store.write({ ...test.store.read(), users: {} });
    expect(await refusal(refresh(known.refreshToken))).toEqual(refused('Invalid Refresh Token.'));
  });
});

describe('GetTokensFromRefreshToken', () => {
  it('refuses another client id', async () => {
    const input = { ClientId: 'other', RefreshToken: known.refreshToken };
    expect((await refusal(test.call('GetTokensFromRefreshToken', input))).name).toBe(
      'ResourceNotFoundException',
    );
  });
});
