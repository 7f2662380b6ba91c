import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMAIL,
  firstSignIn,
  MINUTE,
  provePassword,
  refusal,
  register,
  respond,
  SECOND,
  signInAgain,
  testPool,
  textAt,
  totpCode,
  wrongTotpCode,
  type SignedIn,
  type TestPool,
  signedInPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
let known: SignedIn;
let session: string;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
  test.advance(MINUTE);
  session = textAt(await provePassword(test), 'Session');
});

const EXPIRED = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};
const USED = {
  name: 'ExpiredCodeException',
  message: 'Your software token has already been used once.',
};
const MISMATCH = {
  name: 'CodeMismatchException',
  message: 'Invalid code received for user (SOFTWARE_TOKEN_MFA)',
};
const answer = (code: string, USERNAME = known.sub, Session = session) =>
  respond(test, 'SOFTWARE_TOKEN_MFA', Session, { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code });
const current = () => totpCode(known.secret, test.now());
const wrong = () => wrongTotpCode(known.secret, test.now());

describe('the authenticator code at sign-in', () => {
  it.each(['sub', 'email'])('gives tokens to the user named by %s', async (by) => {
    const done = await answer(current(), by === 'sub' ? known.sub : EMAIL);
    expect(done).toMatchObject({
      ChallengeParameters: {},
      AuthenticationResult: { ExpiresIn: 3600, TokenType: 'Bearer' },
    });
  });

  it.each([-30, 30])('may be of the step %d s away', async (seconds) => {
    await expect(
      answer(totpCode(known.secret, test.now() + seconds * SECOND)),
    ).resolves.toHaveProperty('AuthenticationResult');
  });

  it.each([-60, 60])('may not be of the step %d s away', async (seconds) => {
    expect(await refusal(answer(totpCode(known.secret, test.now() + seconds * SECOND)))).toEqual(
      MISMATCH,
    );
  });

  it('may be tried again with the same Session, five times in all', async () => {
    for (let count = 0; count < 4; count += 1)
      expect(await refusal(answer(wrong()))).toEqual(MISMATCH);
    await expect(answer(current())).resolves.toHaveProperty('AuthenticationResult');

    session = textAt(await provePassword(test), 'Session');
    for (let count = 0; count < 5; count += 1)
      expect(await refusal(answer(wrong()))).toEqual(MISMATCH);
    test.advance(MINUTE);
    expect(await refusal(answer(current()))).toEqual(EXPIRED);
  });

  it('is taken once, and no earlier one after it', async () => {
    const [earlier, now] = [totpCode(known.secret, test.now() - 30 * SECOND), current()];
    await answer(now);
    const next = textAt(await provePassword(test), 'Session');
    expect(await refusal(answer(now, known.sub, next))).toEqual(USED);
    expect(await refusal(answer(earlier, known.sub, next))).toEqual(USED);
    test.advance(30 * SECOND);
    await expect(answer(current(), known.sub, next)).resolves.toHaveProperty(
      'AuthenticationResult',
    );
  });

  it('is not the code that set the authenticator up', async () => {
    const test = testPool();
    const fresh = await firstSignIn(test);
    const next = textAt(await provePassword(test), 'Session');
    const responses = {
      USERNAME: fresh.sub,
      SOFTWARE_TOKEN_MFA_CODE: totpCode(fresh.secret, test.now()),
    };
    expect(await refusal(respond(test, 'SOFTWARE_TOKEN_MFA', next, responses))).toEqual(USED);
  });

  it('has three minutes', async () => {
    test.advance(3 * MINUTE);
    expect(await refusal(answer(current()))).toEqual(EXPIRED);
  });

  it('ends its Session', async () => {
    await answer(current());
    test.advance(30 * SECOND);
    expect(await refusal(answer(current()))).toEqual(EXPIRED);
  });

  it('belongs to the user of the Session', async () => {
    await register(test, 'eve@example.com');
    for (const username of ['eve@example.com', 'nobody@example.com']) {
      expect(await refusal(answer(current(), username))).toEqual({
        name: 'NotAuthorizedException',
        message: 'Invalid session for the user.',
      });
    }
  });

  it('cannot be left out', async () => {
    const call = respond(test, 'SOFTWARE_TOKEN_MFA', session, { USERNAME: known.sub });
    expect((await refusal(call)).message).toBe(
      'Missing required parameter SOFTWARE_TOKEN_MFA_CODE',
    );
  });

  it('is asked for although the user switched the method off', async () => {
    await test.call('SetUserMFAPreference', {
      AccessToken: known.accessToken,
      SoftwareTokenMfaSettings: { Enabled: false },
    });
    const again = await signInAgain(test, known);
    expect(again.accessToken).not.toBe(known.accessToken);
  });
});
