import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerSrp,
  EMAIL,
  PASSWORD,
  quickClient,
  refusal,
  respond,
  signedInPool,
  textAt,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const client = quickClient();

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const start = (USERNAME = EMAIL) =>
  test.call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME, CHALLENGE_NAME: 'SRP_A', SRP_A: client.A },
  });
const prove = (started: object, password = PASSWORD) =>
  answerSrp(test, client, started, password, { session: textAt(started, 'Session') });

describe('CUSTOM_AUTH', () => {
  it('asks its question of everyone, after the password and before the second factor', async () => {
    const asked = await prove(await start());
    expect(asked).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
    const numbers = textAt(asked, 'ChallengeParameters.prompt').match(/\d+/g) ?? [];
    const ANSWER = String(numbers.reduce((sum, number) => sum + Number(number), 0));
    const responses = { USERNAME: known.sub, ANSWER };
    await expect(
      respond(test, 'CUSTOM_CHALLENGE', textAt(asked, 'Session'), responses),
    ).resolves.toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  });

  it('refuses a wrong password and an unknown user alike', async () => {
    expect(await refusal(prove(await start(), 'Wrong-horse'))).toEqual(INCORRECT);
    expect(await refusal(prove(await start('nobody@example.com')))).toEqual(INCORRECT);
  });

  it('takes the Session of another exchange for no other user', async () => {
    const session = textAt(await start('nobody@example.com'), 'Session');
    const call = answerSrp(test, client, await start(), PASSWORD, { session });
    expect(await refusal(call)).toEqual(INCORRECT);
  });

  it('lets nobody begin without a password', async () => {
    for (const USERNAME of [EMAIL, 'nobody@example.com']) {
      const input = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } };
      expect(await refusal(test.call('InitiateAuth', input))).toEqual(INCORRECT);
    }
  });
});
