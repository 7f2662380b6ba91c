import { beforeEach, describe, expect, it } from 'vitest';
import {
  DAY,
  EMAIL,
  MINUTE,
  provePassword,
  refusal,
  respond,
  testPool,
  textAt,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const TEMPORARY = 'Temporary-1';
const OWN = 'My-own-password';
let test: TestPool;
let sub: string;
beforeEach(async () => {
  test = testPool();
  const user = await test.pool.adminCreateUser({ email: EMAIL, temporaryPassword: TEMPORARY });
  sub = user.username;
});

const start = async () => textAt(await provePassword(test, EMAIL, TEMPORARY), 'Session');
const answer = (Session: string, responses: Record<string, string>) =>
  respond(test, 'NEW_PASSWORD_REQUIRED', Session, { USERNAME: sub, ...responses });

describe('the first password of one’s own', () => {
  it('is asked for after the temporary one', async () => {
    const challenge = await provePassword(test, EMAIL, TEMPORARY);
    expect(challenge).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { USER_ID_FOR_SRP: sub, requiredAttributes: '[]' },
    });
    expect(JSON.parse(textAt(challenge, 'ChallengeParameters.userAttributes'))).toEqual({
      email: EMAIL,
      email_verified: 'true',
    });
  });

  it('confirms the user and leads to the authenticator', async () => {
    const next = await answer(await start(), {
      NEW_PASSWORD: OWN,
      'userAttributes.name': 'Ada Lovelace',
    });
    expect(next).toMatchObject({ ChallengeName: 'MFA_SETUP' });
    expect(test.pool.listUsers()).toMatchObject([{ status: 'CONFIRMED', name: 'Ada Lovelace' }]);
    expect((await refusal(provePassword(test, EMAIL, TEMPORARY))).name).toBe(
      'NotAuthorizedException',
    );
    test.advance(8 * DAY);
    expect(await provePassword(test, EMAIL, OWN)).toMatchObject({ ChallengeName: 'MFA_SETUP' });
  });

  it('keeps the policy, and the Session may try again', async () => {
    const session = await start();
    expect(await refusal(answer(session, { NEW_PASSWORD: 'no-upper-case' }))).toEqual({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password must have uppercase characters',
    });
    expect((await refusal(answer(session, { NEW_PASSWORD: 'Aa-4' }))).name).toBe(
      'InvalidParameterException',
    );
    await expect(answer(session, { NEW_PASSWORD: OWN })).resolves.toHaveProperty('Session');
  });

  it('cannot be left out', async () => {
    expect((await refusal(answer(await start(), {}))).message).toBe(
      'Missing required parameter NEW_PASSWORD',
    );
  });

  it.each([
    ['userAttributes.email', 'InvalidParameterException'],
    ['userAttributes.email_verified', 'NotAuthorizedException'],
    ['userAttributes.sub', 'NotAuthorizedException'],
  ])('comes without %s', async (attribute, name) => {
    const session = await start();
    const responses = { NEW_PASSWORD: OWN, [attribute]: 'x' };
    expect((await refusal(answer(session, responses))).name).toBe(name);
    expect(test.pool.listUsers()).toMatchObject([{ status: 'FORCE_CHANGE_PASSWORD' }]);
  });

  it('has three minutes, and the Session ends with it', async () => {
    const late = await start();
    test.advance(3 * MINUTE);
    expect((await refusal(answer(late, { NEW_PASSWORD: OWN }))).message).toContain('expired');
    const session = await start();
    await answer(session, { NEW_PASSWORD: OWN });
    expect((await refusal(answer(session, { NEW_PASSWORD: OWN }))).message).toContain('expired');
  });

  it('is not asked for after seven days: the temporary password has expired', async () => {
    test.advance(7 * DAY);
    expect(await refusal(provePassword(test, EMAIL, TEMPORARY))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Temporary password has expired and must be reset by an administrator.',
    });
  });
});
