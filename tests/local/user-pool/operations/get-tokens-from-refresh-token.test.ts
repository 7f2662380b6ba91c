import { beforeEach, describe, expect, it } from 'vitest';
import {
  DAY,
  EMAIL,
  SECOND,
  SESSION_LIFETIME,
  TOKEN_LIFETIME,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { REFRESH_REVOKED, refusalOf } from '../../../setup/refusals.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const UNKNOWN = 'NotAuthorizedException: Invalid Refresh Token.';
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

describe.each(WAYS)('%s', (_, refresh) => {
  it('returns new tokens', async () => {
    expect(await refresh(known.refreshToken)).toMatchObject({
      AuthenticationResult: {
        AccessToken: expect.stringMatching(/^ey/),
        IdToken: expect.stringMatching(/^ey/),
        RefreshToken: expect.not.stringMatching(known.refreshToken),
        ExpiresIn: TOKEN_LIFETIME / SECOND,
        TokenType: 'Bearer',
      },
    });
  });

  it('keeps the refresh token of a user without rotation', async () => {
    await test.pool.setTrait(EMAIL, 'no-token-rotation');
    expect(await refresh(known.refreshToken)).not.toHaveProperty(
      'AuthenticationResult.RefreshToken',
    );
  });

  it('accepts a refresh token for a year', async () => {
    test.advance(SESSION_LIFETIME - SECOND);
    expect(await refresh(known.refreshToken)).toHaveProperty('AuthenticationResult');
    test.advance(SECOND);
    expect(await refusalOf(refresh(known.refreshToken))).toBe(
      'NotAuthorizedException: Refresh Token has expired',
    );
  });

  it('no longer knows a token long after it expired', async () => {
    test.advance(2 * SESSION_LIFETIME + DAY);
    await test.signInAgain(known);
    expect(Object.keys(test.store.read().families)).toHaveLength(1);
    expect(await refusalOf(refresh(known.refreshToken))).toBe(UNKNOWN);
  });

  it('refuses anything that is not a refresh token', async () => {
    expect(await refusalOf(refresh('garbage'))).toBe(UNKNOWN);
    expect(await refusalOf(refresh(known.accessToken))).toBe(UNKNOWN);
    expect(await refusalOf(refresh(''))).toContain('InvalidParameterException');
  });

  it('refuses a revoked token, but not those of other sign-ins', async () => {
    const other = await test.signInAgain(known);
    await test.call('RevokeToken', { Token: known.refreshToken });
    expect(await refusalOf(refresh(known.refreshToken))).toBe(REFRESH_REVOKED);
    expect(await refresh(other.refreshToken)).toHaveProperty('AuthenticationResult');
  });

  it('refuses the token of a deleted user', async () => {
    test.store.write({ ...test.store.read(), users: {} });
    expect(await refusalOf(refresh(known.refreshToken))).toBe(UNKNOWN);
  });
});

it('GetTokensFromRefreshToken refuses another client id', async () => {
  const input = { ClientId: 'other', RefreshToken: known.refreshToken };
  expect(await refusalOf(test.call('GetTokensFromRefreshToken', input))).toContain(
    'ResourceNotFoundException',
  );
});

describe('the rotation of refresh tokens', () => {
  const refresh = async (RefreshToken: string) => {
    const answer = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    return String(Object(answer).AuthenticationResult.RefreshToken);
  };

  it('every refresh replaces the token, which is accepted for another minute', async () => {
    const second = await refresh(known.refreshToken);
    expect(second).not.toBe(known.refreshToken);
    test.advance(60 * SECOND);
    expect(await refresh(known.refreshToken)).not.toBe(second);
    test.advance(SECOND);
    expect(await refusalOf(refresh(known.refreshToken))).toContain('RefreshTokenReuseException');
    expect(await refresh(second)).toMatch(/./);
  });

  it('the newest ends with the sign-in’s first, and revoking any ends all', async () => {
    const second = await refresh(known.refreshToken);
    test.advance(SESSION_LIFETIME - SECOND);
    const third = await refresh(second);
    await test.call('RevokeToken', { Token: second });
    expect(await refusalOf(refresh(third))).toBe(REFRESH_REVOKED);
  });
});
