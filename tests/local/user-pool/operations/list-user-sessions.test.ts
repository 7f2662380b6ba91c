import { beforeEach, describe, expect, it } from 'vitest';
import { post, signInWithGoogle } from '../../../setup/hosted-ui.ts';
import {
  CLIENT_ID,
  HOUR,
  SESSION_LIFETIME,
  MINUTE,
  SECOND,
  START,
  testPool,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { sessionsOf } from '../../../setup/user-sessions.ts';
import {
  INVALID_TOKEN,
  REFRESH_REVOKED,
  refusalOf,
  TOKEN_EXPIRED,
} from '../../../setup/refusals.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const refresh = ({ refreshToken: RefreshToken }: { refreshToken: string }) =>
  test.call('GetTokensFromRefreshToken', { RefreshToken });

describe('ListUserSessions', () => {
  it('describes the current session', async () => {
    const [session, ...more] = await sessionsOf(test, known);
    expect(session).toEqual({
      SessionId: expect.stringMatching(/^tkn[a-z0-9]{25}$/),
      SessionType: 'TOKEN',
      ClientId: CLIENT_ID,
      CreateDate: START / SECOND,
      LastActiveDate: START / SECOND,
      DeviceType: 'unknown',
      LastIPAddress: '127.0.0.1',
      IsCurrentSession: true,
    });
    expect(more).toEqual([]);
  });

  it('lists the user’s sign-ins, most recently active first', async () => {
    const second = await test.signInAgain(known);
    await test.firstSignIn('eve@example.com');
    const seenBySecond = await sessionsOf(test, second);
    expect(seenBySecond).toMatchObject([
      { IsCurrentSession: true, CreateDate: (START + MINUTE) / SECOND },
      { IsCurrentSession: false, CreateDate: START / SECOND },
    ]);
    test.advance(MINUTE);
    await refresh(known);
    const seenByFirst = await sessionsOf(test, known);
    expect(seenByFirst.map(({ SessionId }) => SessionId)).toEqual(
      seenBySecond.map(({ SessionId }) => SessionId).toReversed(),
    );
    expect(seenByFirst).toMatchObject([{ IsCurrentSession: true }, { IsCurrentSession: false }]);
  });

  it('updates device and time on each refresh', async () => {
    test.advance(MINUTE);
    await test.pool.call(
      'GetTokensFromRefreshToken',
      { ClientId: CLIENT_ID, RefreshToken: known.refreshToken },
      { userAgent: FIREFOX, ipAddress: '127.0.0.2' },
    );
    expect(await sessionsOf(test, known)).toMatchObject([
      {
        CreateDate: START / SECOND,
        LastActiveDate: (START + MINUTE) / SECOND,
        DeviceType: 'Firefox 132 / Linux',
        LastIPAddress: '127.0.0.2',
      },
    ]);
  });

  it('omits revoked, signed-out and expired sessions', async () => {
    const second = await test.signInAgain(known);
    await test.call('RevokeToken', { Token: known.refreshToken });
    expect(await sessionsOf(test, second)).toHaveLength(1);
    await test.call('GlobalSignOut', { AccessToken: second.accessToken });
    const third = await test.signInAgain(known);
    expect(await sessionsOf(test, third)).toHaveLength(1);
    test.advance(SESSION_LIFETIME);
    const fourth = await test.signInAgain(known);
    expect(await sessionsOf(test, fourth)).toHaveLength(1);
  });

  it('includes sign-ins at the hosted UI', async () => {
    const google = await signInWithGoogle(test);
    expect(await sessionsOf(test, google)).toMatchObject([
      { SessionType: 'TOKEN', IsCurrentSession: true, DeviceType: 'unknown' },
    ]);
    const { refreshToken } = google;
    const fields = {
      grant_type: 'refresh_token',
      client_id: CLIENT_ID,
      refresh_token: refreshToken,
    };
    await post(test, '/oauth2/token', fields, { 'user-agent': FIREFOX });
    expect(await sessionsOf(test, google)).toMatchObject([{ DeviceType: 'Firefox 132 / Linux' }]);
  });

  it('holds twenty; another evicts the least recently active', async () => {
    const first = known;
    const others = [];
    for (let count = 1; count < 20; count += 1) others.push(await test.signInAgain(known));
    await refresh(first);
    const [oldest] = others;
    const last = await test.signInAgain(known);
    expect(await sessionsOf(test, last)).toHaveLength(20);
    expect(await refusalOf(refresh(oldest ?? last))).toBe(REFRESH_REVOKED);
    await expect(refresh(first)).resolves.toBeDefined();
  });

  it('is not enabled without session tracking', async () => {
    await test.pool.setSessionTracking(false);
    const NOT_ENABLED =
      'OperationNotEnabledException: Session tracking is not enabled for this user pool.';
    const AccessToken = known.accessToken;
    expect(await refusalOf(test.call('ListUserSessions', { AccessToken }))).toBe(NOT_ENABLED);
    const revoked = test.call('RevokeUserSession', {
      AccessToken,
      SessionId: `tkn${'a'.repeat(25)}`,
    });
    expect(await refusalOf(revoked)).toBe(NOT_ENABLED);
  });

  it('omits sign-ins from before session tracking was enabled', async () => {
    await test.pool.setSessionTracking(false);
    const untracked = await test.signInAgain(known);
    await test.pool.setSessionTracking(true);
    expect(await sessionsOf(test, untracked)).toMatchObject([{ IsCurrentSession: false }]);
    await refresh(untracked);
    expect(await sessionsOf(test, untracked)).toHaveLength(1);
  });

  it('refuses an invalid token and any NextToken', async () => {
    const list = (input: object) =>
      refusalOf(test.call('ListUserSessions', { AccessToken: known.accessToken, ...input }));
    expect(await list({ AccessToken: 'garbage' })).toBe(INVALID_TOKEN);
    expect(await list({ NextToken: 'more' })).toContain('InvalidParameterException');
    expect(await list({ NextToken: '' })).toContain('InvalidParameterException');
    test.advance(HOUR);
    expect(await list({})).toBe(TOKEN_EXPIRED);
  });
});

describe('a stored state without the session tracking setting', () => {
  it('tracks sessions', async () => {
    const { sessionTracking: _, ...older } = test.store.read();
    const after = testPool(false, JSON.parse(JSON.stringify(older)));
    expect(after.pool.sessionTracking()).toBe(true);
    const second = await after.signInAgain(known);
    expect((await sessionsOf(after, second)).length).toBeGreaterThan(0);
  });
});
