import { beforeEach, describe, expect, it } from 'vitest';
import { N } from '#local/user-pool/srp.ts';
import {
  EMAIL,
  initiateSrp,
  quickClient,
  refusal,
  register,
  testPool,
  textAt,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
beforeEach(() => {
  test = testPool();
});

const { A } = quickClient();
const parameter = (answer: object, name: string) => textAt(answer, `ChallengeParameters.${name}`);

describe('InitiateAuth with USER_SRP_AUTH', () => {
  it('gives a challenge for the sub, found by email in any letter case', async () => {
    const sub = await register(test);
    const answer = await initiateSrp(test, EMAIL.toUpperCase(), A);
    expect(answer).toEqual({
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: expect.stringMatching(/^[\da-f]{16,32}$/),
        SRP_B: expect.stringMatching(/^[\da-f]{700,768}$/),
        SECRET_BLOCK: expect.stringMatching(/^[A-Za-z\d+/]{1100,}={0,2}$/),
        USER_ID_FOR_SRP: sub,
        USERNAME: sub,
      },
    });
  });

  it('keeps the salt and draws a new B and block each time', async () => {
    await register(test);
    const [one, two] = [await initiateSrp(test, EMAIL, A), await initiateSrp(test, EMAIL, A)];
    expect(parameter(one, 'SALT')).toBe(parameter(two, 'SALT'));
    expect(parameter(one, 'SRP_B')).not.toBe(parameter(two, 'SRP_B'));
    expect(parameter(one, 'SECRET_BLOCK')).not.toBe(parameter(two, 'SECRET_BLOCK'));
  });

  it('gives an unknown user a challenge of the same shape', async () => {
    await register(test);
    const known = await initiateSrp(test, EMAIL, A);
    const unknown = await initiateSrp(test, 'nobody@example.com', A);
    const shape = (answer: object) => ({
      keys: Object.keys(answer),
      parameters: ['SALT', 'SRP_B', 'SECRET_BLOCK', 'USER_ID_FOR_SRP', 'USERNAME'].map((name) => ({
        name,
        length: Math.round(parameter(answer, name).length / 20),
        form: parameter(answer, name).replaceAll(/[\da-f]+/g, 'x').length > 9 ? 'base64' : 'hex',
      })),
    });
    expect(shape(unknown)).toEqual(shape(known));
    expect(parameter(unknown, 'USER_ID_FOR_SRP')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/);
    expect(parameter(unknown, 'USERNAME')).toBe(parameter(unknown, 'USER_ID_FOR_SRP'));
  });

  it('gives an unknown user the same salt and user id each time', async () => {
    const [one, two, other] = [
      await initiateSrp(test, 'nobody@example.com', A),
      await initiateSrp(test, 'NOBODY@example.com', A),
      await initiateSrp(test, 'else@example.com', A),
    ];
    for (const name of ['SALT', 'USER_ID_FOR_SRP']) {
      expect(parameter(one, name)).toBe(parameter(two, name));
      expect(parameter(one, name)).not.toBe(parameter(other, name));
    }
    expect(parameter(one, 'SRP_B')).not.toBe(parameter(two, 'SRP_B'));
  });

  it('gives an unknown sub back as it would a known one', async () => {
    const sub = '0b5c1b3e-7a3a-4a53-9f60-1d6d9c0a7a11';
    const answer = await initiateSrp(test, sub.toUpperCase(), A);
    expect(parameter(answer, 'USER_ID_FOR_SRP')).toBe(sub);
  });

  it('leaves nothing behind in the state', async () => {
    await register(test);
    const before = JSON.stringify(test.store.read());
    await initiateSrp(test, EMAIL, A);
    await initiateSrp(test, 'nobody@example.com', A);
    expect(JSON.stringify(test.store.read())).toBe(before);
  });

  it.each([
    ['0', '0'],
    ['N', N.toString(16)],
    ['2N', (2n * N).toString(16)],
    ['no number', 'xyz'],
    ['too long', 'f'.repeat(10_000)],
  ])('refuses an A that is %s', async (_, value) => {
    await register(test);
    expect((await refusal(initiateSrp(test, EMAIL, value))).name).toBe('InvalidParameterException');
  });

  it.each([
    ['USERNAME', { SRP_A: A }],
    ['SRP_A', { USERNAME: EMAIL }],
  ])('refuses a missing %s', async (name, AuthParameters) => {
    expect(
      await refusal(test.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })),
    ).toEqual({
      name: 'InvalidParameterException',
      message: `Missing required parameter ${name}`,
    });
  });
});

describe('InitiateAuth', () => {
  it('refuses flows that this client does not have', async () => {
    expect(await refusal(test.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH' }))).toEqual({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  });

  it('refuses flows that do not exist', async () => {
    const { message } = await refusal(test.call('InitiateAuth', { AuthFlow: 'MAGIC' }));
    expect(message).toContain("'authFlow' failed to satisfy constraint: Member must satisfy enum");
  });

  it('refuses another client id', async () => {
    const input = { AuthFlow: 'USER_SRP_AUTH', ClientId: 'other' };
    const { name } = await refusal(test.call('InitiateAuth', input));
    expect(name).toBe('ResourceNotFoundException');
  });
});
