import { describe, expect, it } from 'vitest';
import type { SignInTrait } from '#local/user-pool/trait-names.ts';
import {
  EMAIL,
  HOUR,
  lastCode,
  MINUTE,
  poolWith,
  provePassword,
  refusal,
  register,
  respond,
  textAt,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const MISMATCH = {
  name: 'CodeMismatchException',
  message: 'Invalid code or auth state for the user.',
};
const USED = {
  name: 'ExpiredCodeException',
  message: 'Invalid code provided, please request a code again.',
};
const EXPIRED = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};
const wrong = (test: TestPool) => (lastCode(test) === '000000' ? '000001' : '000000');

describe('a code by text message', () => {
  it('goes to a number that is nobody’s, marked as what it is', async () => {
    const { test } = await poolWith('sms-factor');
    expect(await provePassword(test)).toMatchObject({
      ChallengeName: 'SMS_MFA',
      ChallengeParameters: {
        CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
        CODE_DELIVERY_DESTINATION: expect.stringMatching(/^\+\*{8}0\d{3}$/),
      },
    });
    expect(test.mails.at(-1)).toMatchObject({
      to: expect.stringMatching(/^\+447700900\d{3}$/),
      subject: 'Text message',
      body: expect.stringContaining(lastCode(test)),
      code: expect.stringMatching(/^\d{6}$/),
    });
  });
});

describe('a code by email', () => {
  it('goes to the user’s own address', async () => {
    const { test } = await poolWith('email-factor');
    expect(await provePassword(test)).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: {
        CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
        CODE_DELIVERY_DESTINATION: 'a***@e***',
      },
    });
    expect(test.mails.at(-1)).toMatchObject({
      to: EMAIL,
      subject: 'Your Lureproof sign-in code',
      body: expect.stringContaining(lastCode(test)),
    });
  });
});

const kinds: [string, SignInTrait][] = [
  ['SMS_MFA', 'sms-factor'],
  ['EMAIL_OTP', 'email-factor'],
];

describe.each(kinds)('the answer to %s', (name, trait) => {
  const asked = async () => {
    const { test, known } = await poolWith(trait);
    const session = textAt(await provePassword(test), 'Session');
    const answer = (code: string, USERNAME = known.sub, Session = session) =>
      respond(test, name, Session, { USERNAME, [`${name}_CODE`]: code });
    return { test, known, session, answer };
  };

  it('gives tokens', async () => {
    const { test, answer } = await asked();
    await expect(answer(lastCode(test))).resolves.toMatchObject({
      AuthenticationResult: { TokenType: 'Bearer' },
      ChallengeParameters: {},
    });
  });

  it('may be tried again with the same Session, five times in all', async () => {
    const { test, answer } = await asked();
    for (let count = 0; count < 4; count += 1)
      expect(await refusal(answer(wrong(test)))).toEqual(MISMATCH);
    await expect(answer(lastCode(test))).resolves.toHaveProperty('AuthenticationResult');

    const next = await asked();
    for (let count = 0; count < 5; count += 1)
      expect(await refusal(next.answer(wrong(next.test)))).toEqual(MISMATCH);
    expect(await refusal(next.answer(lastCode(next.test)))).toEqual(EXPIRED);
  });

  it('is taken once', async () => {
    const { test, known, session, answer } = await asked();
    const second = textAt(await provePassword(test), 'Session');
    const code = lastCode(test);
    await answer(code, known.sub, second);
    expect(await refusal(answer(code, known.sub, second))).toEqual(EXPIRED);
    expect(await refusal(answer(code, known.sub, session))).toEqual(USED);
  });

  it('is the newest code', async () => {
    const { test, known, answer } = await asked();
    const older = lastCode(test);
    let second = textAt(await provePassword(test), 'Session');
    while (lastCode(test) === older) second = textAt(await provePassword(test), 'Session');
    expect(await refusal(answer(older, known.sub, second))).toEqual(MISMATCH);
  });

  it('has three minutes', async () => {
    const { test, answer } = await asked();
    test.advance(3 * MINUTE - 1);
    expect(await refusal(answer(wrong(test)))).toEqual(MISMATCH);
    test.advance(1);
    expect(await refusal(answer(lastCode(test)))).toEqual(EXPIRED);
  });

  it('belongs to the user and the challenge of its Session', async () => {
    const { test, known, session, answer } = await asked();
    await register(test, 'eve@example.com');
    const foreign = { name: 'NotAuthorizedException', message: 'Invalid session for the user.' };
    const code = lastCode(test);
    expect(await refusal(answer(code, 'eve@example.com'))).toEqual(foreign);
    const asSoftwareToken = { USERNAME: known.sub, SOFTWARE_TOKEN_MFA_CODE: code };
    expect(await refusal(respond(test, 'SOFTWARE_TOKEN_MFA', session, asSoftwareToken))).toEqual(
      foreign,
    );
  });

  it('cannot be left out', async () => {
    const { test, known, session } = await asked();
    const call = respond(test, name, session, { USERNAME: known.sub });
    expect((await refusal(call)).message).toBe(`Missing required parameter ${name}_CODE`);
  });

  it('is asked for twenty times an hour', async () => {
    const { test } = await asked();
    for (let count = 1; count < 20; count += 1) await provePassword(test);
    expect(await refusal(provePassword(test))).toEqual({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    test.advance(HOUR);
    await expect(provePassword(test)).resolves.toMatchObject({ ChallengeName: name });
  });
});
