import { describe, expect, it } from 'vitest';
import {
  MINUTE,
  poolWith,
  provePassword,
  refusal,
  respond,
  textAt,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const sumIn = (challenge: object) =>
  (textAt(challenge, 'ChallengeParameters.prompt').match(/\d+/g) ?? [])
    .map(Number)
    .reduce((sum, number) => sum + number, 0);

const asked = async () => {
  const { test, known } = await poolWith('custom-challenge');
  const challenge = await provePassword(test);
  return { test, challenge, answer: answers(test, known.sub, challenge) };
};
const answers = (test: TestPool, USERNAME: string, challenge: object) => (ANSWER: string) =>
  respond(test, 'CUSTOM_CHALLENGE', textAt(challenge, 'Session'), { USERNAME, ANSWER });
const MISMATCH = { name: 'CodeMismatchException', message: 'The answer is not right.' };

describe('the custom challenge', () => {
  it('comes after the password, with a question, and before the second factor', async () => {
    const { challenge, answer } = await asked();
    expect(challenge).toMatchObject({
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeParameters: { prompt: expect.stringMatching(/^What is \d+ plus \d+\?$/) },
    });
    await expect(answer(` ${sumIn(challenge)} `)).resolves.toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
  });

  it('may be answered again after a wrong answer, five times in all', async () => {
    const { test, challenge, answer } = await asked();
    for (let count = 0; count < 5; count += 1) expect(await refusal(answer('0'))).toEqual(MISMATCH);
    expect((await refusal(answer(String(sumIn(challenge))))).message).toContain('is expired');
    expect(await provePassword(test)).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
  });

  it('has three minutes, and is answered once', async () => {
    const { challenge, answer } = await asked();
    await answer(String(sumIn(challenge)));
    expect((await refusal(answer(String(sumIn(challenge))))).message).toContain('is expired');
    const late = await asked();
    late.test.advance(3 * MINUTE);
    const call = late.answer(String(sumIn(late.challenge)));
    expect((await refusal(call)).message).toContain('is expired');
  });

  it('cannot be got round with the answer left out', async () => {
    const { answer } = await asked();
    expect((await refusal(answer(''))).message).toBe('Missing required parameter ANSWER');
  });
});
