import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, PASSWORD, type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { quickClient } from '../../../setup/srp-client.ts';
import { INCORRECT, refusalOf } from '../../../setup/refusals.ts';

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
  test.answerSrp(client, started, password, { session: textAt(started, 'Session') });

describe('CUSTOM_AUTH', () => {
  it('asks every user a question, between the password and the second factor', async () => {
    const asked = await prove(await start());
    expect(asked).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
    const numbers = textAt(asked, 'ChallengeParameters.prompt').match(/\d+/g) ?? [];
    const ANSWER = String(numbers.reduce((sum, number) => sum + Number(number), 0));
    const responses = { USERNAME: known.sub, ANSWER };
    await expect(
      test.respond('CUSTOM_CHALLENGE', textAt(asked, 'Session'), responses),
    ).resolves.toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  });

  it('refuses a wrong password and an unknown user alike', async () => {
    expect(await refusalOf(prove(await start(), 'Wrong-horse'))).toBe(INCORRECT);
    expect(await refusalOf(prove(await start('nobody@example.com')))).toBe(INCORRECT);
  });

  it('refuses the Session of another user’s exchange', async () => {
    const session = textAt(await start('nobody@example.com'), 'Session');
    const call = test.answerSrp(client, await start(), PASSWORD, { session });
    expect(await refusalOf(call)).toBe(INCORRECT);
  });

  it('requires a password', async () => {
    for (const USERNAME of [EMAIL, 'nobody@example.com']) {
      const input = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } };
      expect(await refusalOf(test.call('InitiateAuth', input))).toBe(INCORRECT);
    }
  });
});
