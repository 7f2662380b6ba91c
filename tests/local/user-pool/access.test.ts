import { beforeEach, describe, expect, it } from 'vitest';
import {
  firstSignIn,
  HOUR,
  refusal,
  SECOND,
  testPool,
  type SignedIn,
  type TestPool,
  signedInPool,
} from '../../setup/local-user-pool.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const OPERATIONS = [
  ['GetUser', {}],
  ['GlobalSignOut', {}],
  ['UpdateUserAttributes', { UserAttributes: [] }],
  ['SetUserMFAPreference', {}],
  ['ChangePassword', { PreviousPassword: 'Correct-horse', ProposedPassword: 'Battery-staple' }],
  ['AssociateSoftwareToken', {}],
] as const;
const INVALID = { name: 'NotAuthorizedException', message: 'Invalid Access Token' };

describe.each(OPERATIONS)('the access token of %s', (operation, input) => {
  const call = (AccessToken: unknown) => test.call(operation, { ...input, AccessToken });

  it('is good for an hour', async () => {
    test.advance(HOUR - SECOND);
    await expect(call(known.accessToken)).resolves.toBeTypeOf('object');
  });

  it('expires', async () => {
    test.advance(HOUR);
    expect(await refusal(call(known.accessToken))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
  });

  it('is no ID token, no refresh token, no garbage and not altered', async () => {
    const [header = '', claims = '', signature = ''] = known.accessToken.split('.');
    const forged = Buffer.from(claims, 'base64url')
      .toString()
      .replace(known.sub, '0b5c1b3e-7a3a-4a53-9f60-1d6d9c0a7a11');
    const altered = `${header}.${Buffer.from(forged).toString('base64url')}.${signature}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const bad of [known.idToken, known.refreshToken, 'garbage', altered, unsigned]) {
      expect(await refusal(call(bad))).toEqual(INVALID);
    }
  });

  it('is not from another pool', async () => {
    const other = await firstSignIn(testPool());
    expect((await refusal(call(other.accessToken))).name).toBe('NotAuthorizedException');
  });

  it('can be revoked', async () => {
    await test.call('RevokeToken', { Token: known.refreshToken });
    expect(await refusal(call(known.accessToken))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
  });

  it.each(['', 'has space', 3])('is not %j', async (bad) => {
    expect((await refusal(call(bad))).name).toBe('InvalidParameterException');
  });
});

describe('the access token of a user who is gone', () => {
  it('is refused', async () => {
    test.store.write({ ...test.store.read(), users: {} });
    expect(await refusal(test.call('GetUser', { AccessToken: known.accessToken }))).toEqual({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });
});
