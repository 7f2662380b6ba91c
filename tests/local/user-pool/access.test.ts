import { beforeEach, describe, expect, it } from 'vitest';
import { emptyUserPoolState } from '#local/user-pool/state.ts';
import {
  SECOND,
  TOKEN_LIFETIME,
  testPool,
  type SignedIn,
  type TestPool,
} from '../../setup/local-user-pool.ts';
import { signedInPool } from '../../setup/signed-in-pool.ts';
import { newSigningKeys } from '../../setup/signing-keys.ts';
import {
  INVALID_TOKEN,
  refusalOf,
  TOKEN_EXPIRED,
  TOKEN_REVOKED,
  UNKNOWN_USER,
} from '../../setup/refusals.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const getUser = (AccessToken: unknown) => test.call('GetUser', { AccessToken });

describe.each([
  ['GetUser', {}],
  ['GlobalSignOut', {}],
  ['UpdateUserAttributes', { UserAttributes: [] }],
  ['SetUserMFAPreference', {}],
  ['ChangePassword', { PreviousPassword: 'Correct-horse', ProposedPassword: 'Battery-staple' }],
  ['AssociateSoftwareToken', {}],
  ['GetUserAuthFactors', {}],
  ['GetUserAttributeVerificationCode', { AttributeName: 'email' }],
  ['DeleteUserAttributes', { UserAttributeNames: ['phone_number'] }],
  ['ListDevices', {}],
  ['ListUserSessions', {}],
  ['DeleteUser', {}],
] as const)('the access token of %s', (operation, input) => {
  const call = (AccessToken: unknown) => test.call(operation, { ...input, AccessToken });

  it('is accepted for 15 minutes', async () => {
    test.advance(TOKEN_LIFETIME - SECOND);
    await expect(call(known.accessToken)).resolves.toBeTypeOf('object');
  });

  it('is refused after 15 minutes', async () => {
    test.advance(TOKEN_LIFETIME);
    expect(await refusalOf(call(known.accessToken))).toBe(TOKEN_EXPIRED);
  });

  it('must be an access token that is not revoked', async () => {
    expect(await refusalOf(call(known.idToken))).toBe(INVALID_TOKEN);
    expect(await refusalOf(call(''))).toContain('InvalidParameterException');
    await test.call('RevokeToken', { Token: known.refreshToken });
    expect(await refusalOf(call(known.accessToken))).toBe(TOKEN_REVOKED);
  });
});

describe('an access token', () => {
  it('must be unaltered and of this pool', async () => {
    const [header = '', claims = '', signature = ''] = known.accessToken.split('.');
    const forged = Buffer.from(claims, 'base64url')
      .toString()
      .replace(known.sub, '0b5c1b3e-7a3a-4a53-9f60-1d6d9c0a7a11');
    const altered = `${header}.${Buffer.from(forged).toString('base64url')}.${signature}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    const other = testPool(false, { ...emptyUserPoolState(), signingKeys: await newSigningKeys() });
    const { accessToken: foreign } = await other.firstSignIn();
    for (const bad of [known.refreshToken, 'garbage', altered, unsigned, foreign]) {
      expect(await refusalOf(getUser(bad))).toMatch(
        /^NotAuthorizedException: Invalid Access Token$/,
      );
    }
  });

  it('must name this pool as its issuer, even if the keys are the same', async () => {
    const issuer = 'http://localhost:4101/eu-central-1_Another';
    const renamed = testPool(false, structuredClone(test.store.read()), { issuer });
    const call = renamed.call('GetUser', { AccessToken: known.accessToken });
    expect(await refusalOf(call)).toBe(INVALID_TOKEN);
  });

  it.each(['', 'has space', 3])('must not be %j', async (bad) => {
    expect(await refusalOf(getUser(bad))).toContain('InvalidParameterException');
  });

  it('is refused once its user is deleted', async () => {
    test.store.write({ ...test.store.read(), users: {} });
    expect(await refusalOf(getUser(known.accessToken))).toBe(UNKNOWN_USER);
  });
});
