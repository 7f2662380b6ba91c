import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { poolWith } from '../../../setup/signed-in-pool.ts';
import { refusalOf, SESSION_EXPIRED } from '../../../setup/refusals.ts';

const challenged = async () => {
  const { test, known } = await poolWith('custom-challenge');
  const challenge = await test.provePassword();
  const numbers = textAt(challenge, 'ChallengeParameters.prompt').match(/\d+/g) ?? [];
  const sum = String(numbers.reduce((total, number) => total + Number(number), 0));
  const answer = (ANSWER: string) =>
    test.respond('CUSTOM_CHALLENGE', textAt(challenge, 'Session'), { USERNAME: known.sub, ANSWER });
  return { test, challenge, sum, answer };
};

describe('CUSTOM_CHALLENGE', () => {
  it('asks a question between the password and the second factor', async () => {
    const { challenge, sum, answer } = await challenged();
    expect(challenge).toMatchObject({
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeParameters: { prompt: expect.stringMatching(/^What is \d+ plus \d+\?$/) },
    });
    expect(await answer(` ${sum} `)).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    expect(await refusalOf(answer(sum))).toBe(SESSION_EXPIRED);
  });

  it('accepts five answers in all, and none left out', async () => {
    const { test, sum, answer } = await challenged();
    expect(await refusalOf(answer(''))).toContain('Missing required parameter ANSWER');
    for (let count = 0; count < 5; count += 1) {
      expect(await refusalOf(answer('0'))).toBe('CodeMismatchException: The answer is not right.');
    }
    expect(await refusalOf(answer(sum))).toBe(SESSION_EXPIRED);
    expect(await test.provePassword()).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
  });

  it('expires after three minutes', async () => {
    const { test, sum, answer } = await challenged();
    test.advance(3 * MINUTE);
    expect(await refusalOf(answer(sum))).toBe(SESSION_EXPIRED);
  });
});
