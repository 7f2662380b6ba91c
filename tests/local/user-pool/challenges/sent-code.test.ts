import { describe, expect, it } from 'vitest';
import { EMAIL, HOUR } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { poolWith } from '../../../setup/signed-in-pool.ts';
import {
  CODE_EXPIRED,
  LIMIT_EXCEEDED,
  refusalOf,
  SESSION_EXPIRED,
} from '../../../setup/refusals.ts';

/** counting-failures.test.ts covers what all challenges for a code have in common. */

it('SMS_MFA sends the code to a fictitious number, as a text message', async () => {
  const { test } = await poolWith('sms-factor');
  expect(await test.provePassword()).toMatchObject({
    ChallengeName: 'SMS_MFA',
    ChallengeParameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
      CODE_DELIVERY_DESTINATION: expect.stringMatching(/^\+\*{8}0\d{3}$/),
    },
  });
  expect(test.mails.at(-1)).toMatchObject({
    to: expect.stringMatching(/^\+447700900\d{3}$/),
    subject: 'Text message',
    body: expect.stringContaining(test.lastCode()),
    code: expect.stringMatching(/^\d{6}$/),
  });
});

it('EMAIL_OTP sends the code to the user’s email', async () => {
  const { test } = await poolWith('email-factor');
  expect(await test.provePassword()).toMatchObject({
    ChallengeName: 'EMAIL_OTP',
    ChallengeParameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
      CODE_DELIVERY_DESTINATION: 'a***@e***',
    },
  });
  expect(test.mails.at(-1)).toMatchObject({
    to: EMAIL,
    subject: 'Your Lureproof sign-in code',
    body: expect.stringContaining(test.lastCode()),
  });
});

describe.each([
  ['SMS_MFA', 'sms-factor'],
  ['EMAIL_OTP', 'email-factor'],
] as const)('a code sent for %s', (name, trait) => {
  const sent = async () => {
    const { test, known } = await poolWith(trait);
    const session = textAt(await test.provePassword(), 'Session');
    const answer = (code: string, Session = session) =>
      test.respond(name, Session, { USERNAME: known.sub, [`${name}_CODE`]: code });
    return { test, session, answer };
  };

  it('is accepted once', async () => {
    const { test, session, answer } = await sent();
    const second = textAt(await test.provePassword(), 'Session');
    const code = test.lastCode();
    await answer(code, second);
    expect(await refusalOf(answer(code, second))).toBe(SESSION_EXPIRED);
    expect(await refusalOf(answer(code, session))).toBe(CODE_EXPIRED);
  });

  it('is replaced by a later one', async () => {
    const { test, answer } = await sent();
    const older = test.lastCode();
    let second = textAt(await test.provePassword(), 'Session');
    while (test.lastCode() === older) second = textAt(await test.provePassword(), 'Session');
    expect(await refusalOf(answer(older, second))).toContain('CodeMismatchException');
  });

  it('is sent at most twenty times an hour', async () => {
    const { test } = await sent();
    for (let count = 1; count < 20; count += 1) await test.provePassword();
    expect(await refusalOf(test.provePassword())).toBe(LIMIT_EXCEEDED);
    test.advance(HOUR);
    expect(await test.provePassword()).toMatchObject({ ChallengeName: name });
  });
});
