import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { refusalOf, TOKEN_REVOKED } from '../../../setup/refusals.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const revoke = (Token: string) => test.call('RevokeToken', { Token });
const getUser = (AccessToken: string) => test.call('GetUser', { AccessToken });
const refresh = () => test.call('GetTokensFromRefreshToken', { RefreshToken: known.refreshToken });

describe('RevokeToken', () => {
  it('revokes every token of the sign-in and none of another', async () => {
    const newer = textAt(await refresh(), 'AuthenticationResult.AccessToken');
    const other = await test.signInAgain(known);
    expect(await revoke(known.refreshToken)).toEqual({});
    expect(await refusalOf(getUser(newer))).toBe(TOKEN_REVOKED);
    expect(await refusalOf(getUser(known.accessToken))).toBe(TOKEN_REVOKED);
    expect(await getUser(other.accessToken)).toHaveProperty('Username');
  });

  it('succeeds for a token that is revoked already or unknown', async () => {
    await revoke(known.refreshToken);
    for (const token of [known.refreshToken, 'unknown', 'not.a.token']) {
      expect(await revoke(token)).toEqual({});
    }
  });

  it.each(['accessToken', 'idToken'] as const)(
    'refuses an %s, expired or not, and revokes nothing',
    async (kind) => {
      for (const wait of [0, DAY]) {
        test.advance(wait);
        expect(await refusalOf(revoke(known[kind]))).toBe(
          'UnsupportedTokenTypeException: Unsupported token type.',
        );
      }
      expect(await refresh()).toHaveProperty('AuthenticationResult');
    },
  );

  it('refuses another client id, and revokes nothing', async () => {
    const other = test.call('RevokeToken', { ClientId: 'other', Token: known.refreshToken });
    expect(await refusalOf(other)).toContain('UnauthorizedException');
    expect(await getUser(known.accessToken)).toHaveProperty('Username');
  });

  it.each([
    [{}, "'token'"],
    [{ Token: '' }, "'token'"],
    [{ Token: 'a b' }, "'token'"],
    [{ Token: 'unknown', RevokeAssociatedSessions: 'ALL' }, 'enum value set: [NONE, LINKED]'],
  ])('refuses %j', async (input, message) => {
    expect(await refusalOf(test.call('RevokeToken', input))).toContain(message);
  });
});
