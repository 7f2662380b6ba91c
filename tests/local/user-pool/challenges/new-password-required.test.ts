import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, EMAIL, MINUTE, testPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { INCORRECT, refusalOf, SESSION_EXPIRED } from '../../../setup/refusals.ts';

const TEMPORARY = 'Temporary-1';
const OWN = 'My-own-password';
let test = testPool();
let sub: string;
beforeEach(async () => {
  test = testPool();
  const user = await test.pool.adminCreateUser({ email: EMAIL, temporaryPassword: TEMPORARY });
  sub = user.username;
});

const start = async () => textAt(await test.provePassword(EMAIL, TEMPORARY), 'Session');
const answer = (Session: string, responses: Record<string, string>) =>
  test.respond('NEW_PASSWORD_REQUIRED', Session, { USERNAME: sub, ...responses });

describe('NEW_PASSWORD_REQUIRED', () => {
  it('follows the temporary password', async () => {
    const challenge = await test.provePassword(EMAIL, TEMPORARY);
    expect(challenge).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { USER_ID_FOR_SRP: sub, requiredAttributes: '[]' },
    });
    expect(JSON.parse(textAt(challenge, 'ChallengeParameters.userAttributes'))).toEqual({
      email: EMAIL,
      email_verified: 'true',
    });
  });

  it('replaces the temporary password and continues with the authenticator', async () => {
    const next = await answer(await start(), {
      NEW_PASSWORD: OWN,
      'userAttributes.name': 'Ada Lovelace',
    });
    expect(next).toMatchObject({ ChallengeName: 'MFA_SETUP' });
    expect(test.pool.listUsers()).toMatchObject([{ status: 'CONFIRMED', name: 'Ada Lovelace' }]);
    expect(await refusalOf(test.provePassword(EMAIL, TEMPORARY))).toBe(INCORRECT);
    test.advance(8 * DAY);
    expect(await test.provePassword(EMAIL, OWN)).toMatchObject({ ChallengeName: 'MFA_SETUP' });
  });

  it.each([
    [
      { NEW_PASSWORD: 'no-upper-case' },
      'InvalidPasswordException: Password did not conform with policy: Password must have uppercase characters',
    ],
    [{ NEW_PASSWORD: 'Aa-4' }, 'InvalidParameterException: 1 validation error'],
    [{}, 'InvalidParameterException: Missing required parameter NEW_PASSWORD'],
    [
      { 'userAttributes.email': 'x' },
      'InvalidParameterException: Cannot modify an already provided email',
    ],
    [
      { 'userAttributes.email_verified': 'x' },
      'InvalidParameterException: Cannot modify the non-mutable attribute email_verified',
    ],
    [
      { 'userAttributes.sub': 'x' },
      'InvalidParameterException: Cannot modify the non-mutable attribute sub',
    ],
    [
      { 'userAttributes.phone_number': 'x' },
      'InvalidParameterException: Invalid phone number format.',
    ],
    [
      { 'userAttributes.plan': 'x' },
      'InvalidParameterException: Attributes did not conform to the schema: plan: Attribute does not exist in the schema.\n',
    ],
  ])('refuses %j, and accepts another answer with the same Session', async (given, reason) => {
    const session = await start();
    const hasPassword = 'NEW_PASSWORD' in given || Object.keys(given).length === 0;
    const responses = hasPassword ? given : { NEW_PASSWORD: OWN, ...given };
    expect(await refusalOf(answer(session, responses))).toContain(reason);
    expect(test.pool.listUsers()).toMatchObject([{ status: 'FORCE_CHANGE_PASSWORD' }]);
    expect(await answer(session, { NEW_PASSWORD: OWN })).toHaveProperty('Session');
  });

  it('expires after three minutes and is answered once', async () => {
    const late = await start();
    test.advance(3 * MINUTE);
    expect(await refusalOf(answer(late, { NEW_PASSWORD: OWN }))).toBe(SESSION_EXPIRED);
    const session = await start();
    await answer(session, { NEW_PASSWORD: OWN });
    expect(await refusalOf(answer(session, { NEW_PASSWORD: OWN }))).toBe(SESSION_EXPIRED);
  });

  it('does not follow a temporary password that expired after seven days', async () => {
    test.advance(7 * DAY);
    expect(await refusalOf(test.provePassword(EMAIL, TEMPORARY))).toBe(
      'NotAuthorizedException: Temporary password has expired and must be reset by an administrator.',
    );
  });
});
