import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from '#local/kit/store.ts';
import { emptyUserPoolState, type UserPoolState } from '#local/user-pool/state.ts';
import {
  CLIENT_ID,
  EMAIL,
  ISSUER,
  MINUTE,
  PASSWORD,
  SECOND,
  SESSION_LIFETIME,
  testPool,
  TOKEN_LIFETIME,
  type SignedIn,
  type TestPool,
} from '../../setup/local-user-pool.ts';
import {
  INVALID_TOKEN,
  REFRESH_REVOKED,
  refusalOf,
  TOKEN_EXPIRED,
  TOKEN_REVOKED,
  UNKNOWN_USER,
} from '../../setup/refusals.ts';
import { signedInPool } from '../../setup/signed-in-pool.ts';
import { textAt } from '../../setup/text-at.ts';
import { sessionsOf } from '../../setup/user-sessions.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const getUser = (AccessToken: string) => test.call('GetUser', { AccessToken });
const refresh = (RefreshToken: string) => test.call('GetTokensFromRefreshToken', { RefreshToken });
const UUID = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

describe('the tokens of a sign-in', () => {
  it('have exactly the service’s claims, signed with the published keys', async () => {
    const keys = createLocalJWKSet(await test.pool.jwks());
    const options = { issuer: ISSUER, currentDate: new Date(test.now()), algorithms: ['RS256'] };
    const claimsOf = async (token: string) => (await jwtVerify(token, keys, options)).payload;
    const at = Math.floor(test.now() / 1000);
    const shared = {
      sub: known.sub,
      iss: ISSUER,
      auth_time: at,
      iat: at,
      exp: at + 900,
      jti: UUID,
      origin_jti: UUID,
    };
    expect(await claimsOf(known.idToken)).toEqual({
      ...shared,
      aud: CLIENT_ID,
      token_use: 'id',
      'cognito:username': known.sub,
      email: EMAIL,
      email_verified: true,
      name: 'Ada Lovelace',
    });
    expect(await claimsOf(known.accessToken)).toEqual({
      ...shared,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      client_id: CLIENT_ID,
      username: known.sub,
    });
  });

  it('are accepted for a quarter of an hour, unaltered and as access tokens only', async () => {
    test.advance(TOKEN_LIFETIME - SECOND);
    expect(await getUser(known.accessToken)).toHaveProperty('Username', known.sub);
    const [header = '', claims = '', signature = ''] = known.accessToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    const altered = `${header}.${claims.slice(1)}.${signature}`;
    for (const bad of [known.idToken, known.refreshToken, unsigned, altered]) {
      expect(await refusalOf(getUser(bad))).toBe(INVALID_TOKEN);
    }
    test.advance(SECOND);
    expect(await refusalOf(getUser(known.accessToken))).toBe(TOKEN_EXPIRED);
  });

  it('can be refreshed for a year, with a token that changes each time', async () => {
    const newToken = async (token: string) =>
      textAt(await refresh(token), 'AuthenticationResult.RefreshToken');
    await newToken(known.refreshToken);
    test.advance(MINUTE);
    const second = await newToken(known.refreshToken);
    test.advance(SECOND);
    expect(await refusalOf(refresh(known.refreshToken))).toContain('RefreshTokenReuseException');
    test.advance(SESSION_LIFETIME - MINUTE - 2 * SECOND);
    const third = await newToken(second);
    test.advance(SECOND);
    expect(await refusalOf(refresh(third))).toContain('Refresh Token has expired');
  });

  it('keep one refresh token without rotation', async () => {
    await test.pool.setTrait(EMAIL, 'no-token-rotation');
    const answer = await refresh(known.refreshToken);
    expect(answer).not.toHaveProperty('AuthenticationResult.RefreshToken');
  });

  it('are revoked together, by any of their refresh tokens, and no other sign-in’s', async () => {
    const other = await test.signInAgain(known);
    const newer = textAt(await refresh(known.refreshToken), 'AuthenticationResult.RefreshToken');
    await test.call('RevokeToken', { Token: known.refreshToken });
    expect(await refusalOf(getUser(known.accessToken))).toBe(TOKEN_REVOKED);
    expect(await refusalOf(refresh(newer))).toBe(REFRESH_REVOKED);
    expect(await getUser(other.accessToken)).toHaveProperty('Username');
  });
});

describe('the sessions of a user', () => {
  it('name the device, and are at most twenty; another ends the least recently active', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
    const input = { ClientId: CLIENT_ID, RefreshToken: known.refreshToken };
    await test.pool.call('GetTokensFromRefreshToken', input, { userAgent, ipAddress: '127.0.0.2' });
    expect(await sessionsOf(test, known)).toMatchObject([
      { DeviceType: 'Firefox 132 / Linux', LastIPAddress: '127.0.0.2' },
    ]);
    let last = known;
    for (let count = 0; count < 20; count += 1) last = await test.signInAgain(known);
    expect(await sessionsOf(test, last)).toHaveLength(20);
    expect(await refusalOf(refresh(known.refreshToken))).toBe(REFRESH_REVOKED);
  });
});

it('DeleteUser removes everything of the user, and nothing of others', async () => {
  const eve = await test.firstSignIn('eve@example.com');
  await test.call('ForgotPassword', { Username: EMAIL });
  await refusalOf(test.provePassword(EMAIL, 'Wrong-password'));
  await test.call('DeleteUser', { AccessToken: known.accessToken });
  const kept = JSON.stringify(test.store.read());
  expect(kept).not.toContain(known.sub);
  expect(kept).not.toContain(EMAIL);
  await test.register(EMAIL);
  expect(await refusalOf(getUser(known.accessToken))).toBe(UNKNOWN_USER);
  expect(await getUser(eve.accessToken)).toHaveProperty('Username', eve.sub);
});

describe('the state', () => {
  const restarted = (state: object): TestPool => testPool(false, JSON.parse(JSON.stringify(state)));

  it('keeps tokens, keys and half a sign-up across a restart, and fills in missing parts', async () => {
    await test.signUp('eve@example.com');
    const { attempts: _, sessionTracking: __, ...older } = test.store.read();
    const after = restarted(older);
    expect(await after.pool.jwks()).toEqual(await test.pool.jwks());
    const code = { Username: 'eve@example.com', ConfirmationCode: test.lastCode() };
    expect(await after.call('ConfirmSignUp', code)).toEqual({});
    expect(await after.signInAgain(known)).toHaveProperty('accessToken');
  });

  it('holds neither passwords, codes nor refresh tokens', async () => {
    await test.signUp('eve@example.com');
    const stored = JSON.stringify(test.store.read());
    for (const secret of [PASSWORD, `"${test.lastCode()}"`, known.refreshToken]) {
      expect(stored).not.toContain(secret);
    }
  });

  it('has one user for an email, however many register at once', async () => {
    const calls = ['a@example.com', 'b@example.com', 'a@example.com'].map((one) =>
      test.signUp(one),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(test.pool.listUsers()).toHaveLength(3);
  });

  it('is unchanged by an internal error, which sends no mail, and works afterwards', async () => {
    const kept = memoryStore<UserPoolState>(emptyUserPoolState());
    let isFull = true;
    const write = (next: UserPoolState) => {
      if (isFull) throw new Error('disk full');
      kept.write(next);
    };
    const store = { read: () => kept.read(), write };
    const failing = testPool(false, emptyUserPoolState(), { store });
    const input = { ClientId: CLIENT_ID, Username: EMAIL, Password: PASSWORD };
    expect(await refusalOf(failing.pool.call('SignUp', input))).toContain('disk full');
    expect(failing.mails).toEqual([]);
    isFull = false;
    expect(await failing.pool.call('SignUp', input)).toHaveProperty('UserSub');
  });
});
