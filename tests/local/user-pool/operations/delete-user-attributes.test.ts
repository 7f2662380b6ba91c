import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { refusalOf } from '../../../setup/refusals.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
  const { accessToken: AccessToken } = known;
  await test.call('UpdateUserAttributes', {
    AccessToken,
    UserAttributes: [
      { Name: 'phone_number', Value: '+447700900123' },
      { Name: 'birthdate', Value: '1815-12-10' },
    ],
  });
});

const remove = (UserAttributeNames: unknown) =>
  test.call('DeleteUserAttributes', { AccessToken: known.accessToken, UserAttributeNames });
const user = async () =>
  JSON.stringify(await test.call('GetUser', { AccessToken: known.accessToken }));

describe('DeleteUserAttributes', () => {
  it('removes attributes, with their verification', async () => {
    expect(await remove(['birthdate', 'phone_number', 'nickname'])).toEqual({});
    const left = await user();
    expect(left).not.toMatch(/birthdate|phone_number/);
    expect(left).toContain('Ada Lovelace');
  });

  it.each([
    ['email', 'InvalidParameterException', 'user.email: Required attribute cannot be deleted.\n'],
    ['plan', 'InvalidParameterException', 'user.plan: Attribute does not exist in the schema.\n'],
    ['sub', 'NotAuthorizedException', 'A client attempted to write unauthorized attribute'],
    [
      'phone_number_verified',
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
  ])('refuses to remove %s, and removes nothing else', async (attribute, name, message) => {
    expect(await refusalOf(remove(['birthdate', attribute]))).toBe(`${name}: ${message}`);
    expect(await user()).toContain('birthdate');
  });

  it.each([undefined, 'birthdate', [''], [3], ['x'.repeat(33)]])('refuses %j', async (names) => {
    expect(await refusalOf(remove(names))).toContain("'userAttributeNames");
  });
});
