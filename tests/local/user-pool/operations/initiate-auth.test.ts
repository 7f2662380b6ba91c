import { beforeEach, describe, expect, it } from 'vitest';
import { N } from '#local/user-pool/srp.ts';
import { EMAIL, testPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { refusalOf } from '../../../setup/refusals.ts';
import { quickClient } from '../../../setup/srp-client.ts';

let test = testPool();
beforeEach(() => {
  test = testPool();
});

const { A } = quickClient();
const parameter = (answer: object, name: string) => textAt(answer, `ChallengeParameters.${name}`);

describe('InitiateAuth with USER_SRP_AUTH', () => {
  /** An unknown user's challenge must not be distinguishable from a known one's. */
  it.each([
    ['a known user, in any letter case', EMAIL.toUpperCase()],
    ['an unknown user', 'nobody@example.com'],
  ])('returns a challenge for %s', async (_, username) => {
    const sub = await test.register();
    const answer = await test.initiateSrp(username, A);
    const userId = parameter(answer, 'USER_ID_FOR_SRP');
    expect(userId === sub).toBe(username !== 'nobody@example.com');
    expect(userId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
    expect(answer).toEqual({
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: expect.stringMatching(/^[\da-f]{16,32}$/),
        SRP_B: expect.stringMatching(/^[\da-f]{700,768}$/),
        SECRET_BLOCK: expect.stringMatching(/^[A-Za-z\d+/]{1160}$/),
        USER_ID_FOR_SRP: userId,
        USERNAME: userId,
      },
    });
  });

  it.each([
    ['a known user', EMAIL],
    ['an unknown user', 'nobody@example.com'],
  ])('keeps salt and user id of %s, with a new B and block each time', async (_, username) => {
    await test.register();
    const one = await test.initiateSrp(username, A);
    const two = await test.initiateSrp(username.toUpperCase(), A);
    const other = await test.initiateSrp('else@example.com', A);
    for (const name of ['SALT', 'USER_ID_FOR_SRP']) {
      expect(parameter(one, name)).toBe(parameter(two, name));
      expect(parameter(one, name)).not.toBe(parameter(other, name));
    }
    for (const name of ['SRP_B', 'SECRET_BLOCK']) {
      expect(parameter(one, name)).not.toBe(parameter(two, name));
    }
  });

  it('returns an unknown sub as it would a known one', async () => {
    const sub = '0b5c1b3e-7a3a-4a53-9f60-1d6d9c0a7a11';
    const answer = await test.initiateSrp(sub.toUpperCase(), A);
    expect(parameter(answer, 'USER_ID_FOR_SRP')).toBe(sub);
  });

  it('leaves the state unchanged', async () => {
    await test.register();
    const before = JSON.stringify(test.store.read());
    await test.initiateSrp(EMAIL, A);
    await test.initiateSrp('nobody@example.com', A);
    expect(JSON.stringify(test.store.read())).toBe(before);
  });

  it.each([
    ['0', '0'],
    ['N', N.toString(16)],
    ['2N', (2n * N).toString(16)],
    ['not a number', 'xyz'],
    ['too long', 'f'.repeat(10_000)],
  ])('refuses an A that is %s', async (_, value) => {
    await test.register();
    expect(await refusalOf(test.initiateSrp(EMAIL, value))).toContain('InvalidParameterException');
  });
});

describe('InitiateAuth', () => {
  const srp = { AuthFlow: 'USER_SRP_AUTH' };

  it.each([
    [
      { ...srp, AuthParameters: { SRP_A: A } },
      'InvalidParameterException: Missing required parameter USERNAME',
    ],
    [
      { ...srp, AuthParameters: { USERNAME: EMAIL } },
      'InvalidParameterException: Missing required parameter SRP_A',
    ],
    [
      { AuthFlow: 'USER_PASSWORD_AUTH' },
      'InvalidParameterException: USER_PASSWORD_AUTH flow not enabled for this client',
    ],
    [{ AuthFlow: 'MAGIC' }, "'authFlow' failed to satisfy constraint: Member must satisfy enum"],
    [{ ...srp, ClientId: 'other' }, 'ResourceNotFoundException: '],
  ])('refuses %j', async (input, reason) => {
    expect(await refusalOf(test.call('InitiateAuth', input))).toContain(reason);
  });
});
