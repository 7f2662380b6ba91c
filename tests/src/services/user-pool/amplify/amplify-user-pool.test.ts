import { otherCode } from '../../../../setup/other-code.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import {
  authenticator,
  codeFor,
  PASSWORD,
  registeredPerson,
  unconfirmedPerson,
} from '../../../../setup/people.ts';
import { answerInstead, refusal } from '../../../../setup/answers.ts';
import { holdAnswers, watchOperations } from '../../../../setup/held-answers.ts';
import { setUpAuthenticator } from '../../../../setup/sign-in.ts';
import { eventually } from '../../../../setup/eventually.ts';
import { secretOf } from '../../../../setup/sign-in-steps.ts';
import { useWorld } from '../../../../setup/world.ts';

const MINUTE = 60_000;
const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

const startSetUp = async (email: string) => secretOf(await amplifyUserPool.signIn(email, PASSWORD));

/** Returns the authenticator's codes, and the one that this sign-in used. */
async function signInForTheFirstTime(email: string) {
  const code = authenticator(await startSetUp(email));
  const response = code();
  expect(await amplifyUserPool.answerChallenge(email, { response })).toEqual({
    ok: true,
    value: { kind: 'done' },
  });
  return { code, used: response };
}

describe('Amplify against the local user pool', () => {
  it('registers, verifies, sets up an authenticator and signs in', async () => {
    const email = 'ada@example.com';
    const details = { name: 'Ada Lovelace', email, password: PASSWORD };
    expect(await amplifyUserPool.signUp(details)).toEqual({
      ok: true,
      value: { kind: 'confirm-sign-up' },
    });
    expect(await amplifyUserPool.confirmSignUp(email, codeFor(world, email))).toEqual({
      ok: true,
      value: { kind: 'done' },
    });
    expect(hasSessionHint()).toBe(false);
    await signInForTheFirstTime(email);
    expect(hasSessionHint()).toBe(true);
    await amplifyUserPool.preferSoftwareToken();

    expect(await amplifyUserPool.profile()).toEqual({
      ok: true,
      value: expect.objectContaining({
        name: 'Ada Lovelace',
        email,
        mfa: { enabled: ['TOTP'], preferred: 'TOTP' },
      }),
    });
    const session = await amplifyUserPool.session();
    expect(session).toMatchObject({ ok: true, value: { email } });
  });

  it('takes the refusal of a sign-up by the pool’s own rules for one, and repeats its message', async () => {
    const message = 'PreSignUp failed with error Not invited.';
    answerInstead({ SignUp: () => refusal('UserLambdaValidationException', message) });
    const details = { name: 'Ada', email: 'uninvited@example.com', password: PASSWORD };
    expect(await amplifyUserPool.signUp(details)).toEqual({
      ok: false,
      error: { code: 'unknown', providerMessage: message },
    });
  });

  it('asks only for the code the next time, and reports a wrong one as a mismatch', async () => {
    const email = await registeredPerson(world);
    const { code, used } = await signInForTheFirstTime(email);
    userPool.signOut();
    expect(await amplifyUserPool.signIn(email, PASSWORD)).toEqual({
      ok: true,
      value: { kind: 'challenge', challenge: { kind: 'totp-code' } },
    });
    expect(await amplifyUserPool.answerChallenge(email, { response: used })).toMatchObject({
      ok: false,
      error: { code: 'code-expired' },
    });
    const later = Date.now() + 30_000;
    const wrong = otherCode(code(later));
    expect(await amplifyUserPool.answerChallenge(email, { response: wrong })).toMatchObject({
      ok: false,
      error: { code: 'code-mismatch' },
    });
    expect(await amplifyUserPool.answerChallenge(email, { response: code(later) })).toMatchObject({
      ok: true,
      value: { kind: 'done' },
    });
  });

  it('distinguishes a wrong password from an unverified email, without revealing accounts', async () => {
    const email = await registeredPerson(world);
    const unconfirmed = await unconfirmedPerson(world);
    const wrong = await amplifyUserPool.signIn(email, 'Wrong-horse');
    expect(wrong).toMatchObject({ ok: false, error: { code: 'not-authorized' } });
    expect(await amplifyUserPool.signIn('nobody@example.com', PASSWORD)).toEqual(wrong);
    expect(await amplifyUserPool.signIn(unconfirmed, PASSWORD)).toEqual({
      ok: true,
      value: { kind: 'confirm-sign-up' },
    });
  });

  it('reports a lost session if the code comes after 3 minutes', async () => {
    const email = await registeredPerson(world);
    const secret = await startSetUp(email);
    world.advance(3 * MINUTE + 1000);
    const response = authenticator(secret)();
    expect(await amplifyUserPool.answerChallenge(email, { response })).toMatchObject({
      ok: false,
      error: { code: 'sign-in-lost' },
    });
    world.advance(-(3 * MINUTE + 1000));
  });

  it('a sign-in waits for the previous one, whose late failure would end it', async () => {
    const email = await registeredPerson(world);
    const answers = holdAnswers('RespondToAuthChallenge');
    const first = amplifyUserPool.signIn(email, `${PASSWORD}!`);
    await eventually(() => expect(answers.asked()).toBe(1));
    const asked = watchOperations();
    const second = amplifyUserPool.signIn(email, PASSWORD);
    // Takes longer than starting the second would.
    await amplifyUserPool.requestPasswordReset(email);
    expect(asked).toEqual(['ForgotPassword']);
    answers.release();
    expect(await first).toMatchObject({ ok: false, error: { code: 'not-authorized' } });
    await setUpAuthenticator(email, await second);
    expect(hasSessionHint()).toBe(true);
  });

  it('refreshes if forced, and leaves nothing behind after signing out', async () => {
    const email = await registeredPerson(world);
    await signInForTheFirstTime(email);
    const before = await amplifyUserPool.session();
    const after = await amplifyUserPool.session({ forceRefresh: true });
    expect(after).toMatchObject({ ok: true, value: { email } });
    expect(after).not.toEqual(before);
    expect(world.calls).toContain('GetTokensFromRefreshToken');

    userPool.signOut();
    await eventually(() => expect(world.calls).toContain('RevokeToken'));
    expect(await amplifyUserPool.session()).toEqual({ ok: true, value: null });
    expect(document.cookie).not.toContain(LOCAL_CLIENT_ID);
    expect(localStorage).toHaveLength(0);
  });

  it('clears the tokens if the refresh is not authorised', async () => {
    const email = await registeredPerson(world);
    await signInForTheFirstTime(email);
    world.fault('GetTokensFromRefreshToken', 'revoked');
    expect(await amplifyUserPool.session({ forceRefresh: true })).toMatchObject({
      ok: false,
      error: { code: 'session-not-renewed' },
    });
    expect(hasSessionHint()).toBe(false);
    expect(await amplifyUserPool.session()).toEqual({ ok: true, value: null });
  });

  it('already being signed in is a separate failure', async () => {
    const email = await registeredPerson(world);
    await signInForTheFirstTime(email);
    expect(await amplifyUserPool.signIn(email, PASSWORD)).toMatchObject({
      ok: false,
      error: { code: 'already-signed-in' },
    });
  });
});
