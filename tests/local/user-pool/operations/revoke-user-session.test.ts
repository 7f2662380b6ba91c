import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { currentSession, sessionsOf } from '../../../setup/user-sessions.ts';
import { REFRESH_REVOKED, refusalOf, TOKEN_REVOKED } from '../../../setup/refusals.ts';

let test: TestPool;
let known: SignedIn;
let other: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
  other = await test.signInAgain(known);
});

const revoke = (SessionId: unknown, input: object = {}) =>
  test.call('RevokeUserSession', { AccessToken: known.accessToken, SessionId, ...input });
const getUser = ({ accessToken: AccessToken }: SignedIn) => test.call('GetUser', { AccessToken });

describe('RevokeUserSession', () => {
  it.each([{}, { RevokeAssociatedSessions: 'NONE' }, { RevokeAssociatedSessions: 'LINKED' }])(
    'revokes every token of another session, with %j',
    async (input) => {
      const id = await currentSession(test, other);
      expect(await revoke(id, input)).toEqual({});
      expect(await refusalOf(getUser(other))).toBe(TOKEN_REVOKED);
      const RefreshToken = other.refreshToken;
      const refresh = test.call('GetTokensFromRefreshToken', { RefreshToken });
      expect(await refusalOf(refresh)).toBe(REFRESH_REVOKED);
      expect(await sessionsOf(test, known)).toMatchObject([{ IsCurrentSession: true }]);
      await expect(getUser(known)).resolves.toHaveProperty('Username');
      expect(await refusalOf(revoke(id, input))).toContain('ResourceNotFoundException: ');
    },
  );

  it('refuses the current session', async () => {
    expect(await refusalOf(revoke(await currentSession(test, known)))).toContain(
      'InvalidParameterException: ',
    );
    await expect(getUser(known)).resolves.toHaveProperty('Username');
  });

  it('does not find other users’ sessions', async () => {
    const eve = await test.firstSignIn('eve@example.com');
    expect(await refusalOf(revoke(await currentSession(test, eve)))).toEqual(
      await refusalOf(revoke(`tkn${'a'.repeat(25)}`)),
    );
    await expect(getUser(eve)).resolves.toHaveProperty('Username');
  });

  it.each([undefined, '', 'constructor', 'tkn', `tkn${'A'.repeat(25)}`])(
    'refuses the malformed id %j',
    async (id) => {
      expect(await refusalOf(revoke(id))).toContain("'sessionId'");
    },
  );

  it('accepts only NONE and LINKED', async () => {
    const id = await currentSession(test, other);
    expect(await refusalOf(revoke(id, { RevokeAssociatedSessions: 'ALL' }))).toContain(
      'enum value set: [NONE, LINKED]',
    );
    await expect(getUser(other)).resolves.toHaveProperty('Username');
  });
});
