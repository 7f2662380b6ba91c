// @vitest-environment jsdom
import { signIn, type SignInInput, type SignInOutput } from '@aws-amplify/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignInTrait } from '#local/user-pool/trait-names.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { translateSignInStep } from '#src/services/user-pool/amplify/translate-step.ts';
import type { Challenge, SignInStep } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';
import { authenticator, codeFor, PASSWORD, registeredPerson } from '../setup/people.ts';
import { signedInPerson } from '../setup/sign-in.ts';
import { useWorld } from '../setup/world.ts';

/** Every step that Amplify can return, out of the local pool and through the app's own service. */

type AmplifyStep = SignInOutput['nextStep']['signInStep'];
type Outcome = Promise<{ ok: boolean }>;

const MINUTE = 60_000;
const ANOTHER_PASSWORD = 'Another-horse';
const CODES_EMAIL = 'codes@example.com';
const world = useWorld();

interface Person {
  email: string;
  /** A code of their authenticator that has not been used; empty without one. */
  code: () => string;
}

interface Row {
  /** What the console makes of the person. */
  trait: SignInTrait;
  /** Signs in as far as the step; with the password alone when left out. */
  reach?: (person: Person) => Promise<SignInStep>;
  shows: object;
  wrong: (person: Person, step: SignInStep) => Outcome;
  refusal: UserPoolErrorCode;
  right: (person: Person, step: SignInStep) => Outcome;
  leadsTo: unknown;
  /** For answers that do not belong to a Session of three minutes. */
  waits?: true;
}

const DONE = { kind: 'done' };
const asked = (challenge: Partial<Challenge>) => ({
  kind: 'challenge',
  challenge: expect.objectContaining(challenge),
});
const answer = (email: string, response: string) =>
  amplifyUserPool.answerChallenge(email, { response });
const give = (response: string) => (person: Person) => answer(person.email, response);
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const texted = () => world.mails.findLast(({ subject }) => subject === 'Text message')?.code ?? '';
const mailed = ({ email }: Person) => codeFor(world, email);

/** A key for each step: one that the library gains does not compile until it has a row. */
const STEPS: Record<AmplifyStep, Row> = {
  DONE: {
    trait: 'default',
    reach: async (person) => {
      await signedInAs(person);
      return valueOf(await answer(person.email, person.code()));
    },
    shows: DONE,
    wrong: give('000000'),
    refusal: 'session-lost',
    right: () => amplifyUserPool.session(),
    leadsTo: expect.objectContaining({ idToken: expect.any(String) }),
    waits: true,
  },
  CONFIRM_SIGN_UP: {
    trait: 'unconfirmed',
    shows: { kind: 'confirm-sign-up' },
    wrong: (person) => amplifyUserPool.confirmSignUp(person.email, other(mailed(person))),
    refusal: 'code-mismatch',
    right: (person) => amplifyUserPool.confirmSignUp(person.email, mailed(person)),
    leadsTo: DONE,
    waits: true,
  },
  RESET_PASSWORD: {
    trait: 'password-reset-required',
    shows: { kind: 'reset-password' },
    wrong: (person) => reset(person.email, other(mailed(person))),
    refusal: 'code-mismatch',
    right: (person) => reset(person.email, mailed(person)),
    leadsTo: null,
    waits: true,
  },
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: {
    trait: 'temporary-password',
    reach: async (person) => valueOf(await amplifyUserPool.signIn(person.email, mailed(person))),
    shows: asked({ kind: 'new-password', missingAttributes: [] }),
    wrong: give('lower-case-alone'),
    refusal: 'invalid-password',
    right: give(ANOTHER_PASSWORD),
    leadsTo: asked({ kind: 'totp-code' }),
  },
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: {
    trait: 'no-authenticator',
    shows: asked({ kind: 'totp-set-up' }),
    wrong: ({ email }, step) => answer(email, other(authenticator(secretOf(step))())),
    refusal: 'code-mismatch',
    right: ({ email }, step) => answer(email, authenticator(secretOf(step))()),
    leadsTo: DONE,
  },
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: {
    trait: 'default',
    shows: asked({ kind: 'totp-code' }),
    wrong: ({ email, code }) => answer(email, other(code())),
    refusal: 'code-mismatch',
    right: ({ email, code }) => answer(email, code()),
    leadsTo: DONE,
  },
  CONFIRM_SIGN_IN_WITH_SMS_CODE: {
    trait: 'sms-factor',
    shows: asked({ kind: 'sms-code', destination: expect.stringMatching(/^\+\*{8}\d{4}$/) }),
    wrong: ({ email }) => answer(email, other(texted())),
    refusal: 'code-mismatch',
    right: ({ email }) => answer(email, texted()),
    leadsTo: DONE,
  },
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: {
    trait: 'email-factor',
    shows: asked({ kind: 'email-code', destination: 'p***@e***' }),
    wrong: (person) => answer(person.email, other(mailed(person))),
    refusal: 'code-mismatch',
    right: (person) => answer(person.email, mailed(person)),
    leadsTo: DONE,
  },
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: {
    trait: 'choice-of-factors',
    shows: asked({ kind: 'mfa-selection', methods: ['SMS', 'TOTP', 'EMAIL'] }),
    wrong: give('FAX'),
    refusal: 'unknown',
    right: give('SMS'),
    leadsTo: asked({ kind: 'sms-code' }),
  },
  CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: {
    trait: 'choice-of-set-up',
    shows: asked({ kind: 'mfa-set-up-selection', methods: ['TOTP', 'EMAIL'] }),
    wrong: give('SMS'),
    refusal: 'unknown',
    right: give('TOTP'),
    leadsTo: asked({ kind: 'totp-set-up' }),
  },
  CONTINUE_SIGN_IN_WITH_EMAIL_SETUP: {
    trait: 'email-set-up',
    shows: asked({ kind: 'email-set-up' }),
    wrong: give('codes@'),
    refusal: 'invalid-parameter',
    right: give(CODES_EMAIL),
    leadsTo: asked({ kind: 'email-code', destination: 'c***@e***' }),
  },
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: {
    trait: 'custom-challenge',
    shows: asked({ kind: 'custom-challenge', prompt: expect.stringMatching(/^What is \d+ plus/) }),
    wrong: give('0'),
    refusal: 'code-mismatch',
    right: ({ email }, step) => answer(email, sumOf(step)),
    leadsTo: asked({ kind: 'totp-code' }),
  },
  CONFIRM_SIGN_IN_WITH_PASSWORD: {
    trait: 'password-again',
    shows: asked({ kind: 'password' }),
    wrong: give('Wrong-horse'),
    refusal: 'not-authorized',
    right: give(PASSWORD),
    leadsTo: asked({ kind: 'totp-code' }),
  },
  CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: {
    trait: 'first-factor-choice',
    reach: ({ email }) => signInByChoice(email),
    shows: asked({
      kind: 'first-factor-selection',
      factors: ['PASSWORD_SRP', 'PASSWORD', 'EMAIL_OTP', 'SMS_OTP'],
    }),
    wrong: give('WEB_AUTHN'),
    refusal: 'invalid-parameter',
    right: give('EMAIL_OTP'),
    leadsTo: asked({ kind: 'email-code', destination: 'p***@e***' }),
  },
};

function valueOf<Value>(result: { ok: true; value: Value } | { ok: false; error: object }): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

async function signedInAs({ email }: Person): Promise<SignInStep> {
  return valueOf(await amplifyUserPool.signIn(email, PASSWORD));
}

function reset(email: string, code: string) {
  return amplifyUserPool.confirmPasswordReset({ email, code, password: ANOTHER_PASSWORD });
}

/** As the app would sign in if it let people choose; a password is still what it prefers. */
async function signInByChoice(
  email: string,
  options: SignInInput['options'] = {
    authFlowType: 'USER_AUTH',
    preferredChallenge: 'PASSWORD_SRP',
  },
): Promise<SignInStep> {
  const { nextStep } = await signIn({ username: email, password: PASSWORD, options });
  return translateSignInStep(nextStep, email);
}

function secretOf(step: unknown): string {
  const match = /"secret":"([A-Z2-7]+)"/.exec(JSON.stringify(step));
  if (match?.[1] === undefined) throw new Error('No secret.');
  return match[1];
}

function sumOf(step: SignInStep): string {
  const numbers = JSON.stringify(step).match(/\d+/g) ?? [];
  return String(numbers.reduce((sum, number) => sum + Number(number), 0));
}

/** Somebody with an authenticator, signed out again, of whom the console makes `trait`. */
async function personWith(trait: SignInTrait): Promise<Person> {
  const { email, secret } = await signedInPerson(world);
  await amplifyUserPool.signOut();
  await world.pool.setTrait(email, trait);
  const code = authenticator(secret);
  return { email, code: () => code(Date.now() + MINUTE / 2) };
}

async function reachStep({ trait, reach = signedInAs }: Row) {
  const person = await personWith(trait);
  return { person, step: await reach(person) };
}

beforeEach(async () => {
  await amplifyUserPool.signOut();
});

const rows = Object.entries(STEPS);
const timed = rows.filter(([, { waits }]) => waits === undefined);

describe(`each of the ${rows.length} steps that signing in can return`, () => {
  it.each(rows)(
    '%s: is reached, refuses a wrong answer, takes the right one after it',
    async (_, row) => {
      const { person, step } = await reachStep(row);
      expect(step).toEqual(row.shows);
      expect(await row.wrong(person, step)).toMatchObject({
        ok: false,
        error: { code: row.refusal },
      });
      expect(await row.right(person, step)).toEqual({ ok: true, value: row.leadsTo });
    },
  );
});

describe(`the ${timed.length} of them that have a Session`, () => {
  it.each(timed)('%s: is lost after three minutes', async (_, row) => {
    const { person, step } = await reachStep(row);
    world.advance(3 * MINUTE);
    expect(await row.right(person, step)).toMatchObject({
      ok: false,
      error: { code: 'session-lost' },
    });
    world.advance(-3 * MINUTE);
  });
});

describe('what follows a choice', () => {
  it.each([
    ['SMS', 'sms-code', texted],
    ['EMAIL', 'email-code', mailed],
    ['TOTP', 'totp-code', ({ code }: Person) => code()],
  ] as const)('of %s as the second factor ends signed in', async (method, kind, codeOf) => {
    const person = await personWith('choice-of-factors');
    await signedInAs(person);
    expect(valueOf(await answer(person.email, method))).toEqual(asked({ kind }));
    expect(valueOf(await answer(person.email, codeOf(person)))).toEqual(DONE);
  });

  it('of email as the factor to set up: the address is proved and asked for codes from then on', async () => {
    const person = await personWith('choice-of-set-up');
    await signedInAs(person);
    expect(valueOf(await answer(person.email, 'EMAIL'))).toEqual(asked({ kind: 'email-set-up' }));
    await answer(person.email, CODES_EMAIL);
    expect(valueOf(await answer(person.email, codeFor(world, CODES_EMAIL)))).toEqual(DONE);
    await amplifyUserPool.signOut();
    expect(await signedInAs(person)).toEqual(
      asked({ kind: 'email-code', destination: 'c***@e***' }),
    );
  });

  it('of the authenticator as the factor to set up: it is the usual one from then on', async () => {
    const person = await personWith('choice-of-set-up');
    await signedInAs(person);
    const secret = secretOf(await answer(person.email, 'TOTP'));
    expect(valueOf(await answer(person.email, authenticator(secret)()))).toEqual(DONE);
    await amplifyUserPool.signOut();
    expect(await signedInAs(person)).toEqual(asked({ kind: 'totp-code' }));
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'])(
    'of %s as the first factor asks for it, again if it is wrong, and then for the second',
    async (factor) => {
      const person = await personWith('first-factor-choice');
      await signInByChoice(person.email);
      expect(valueOf(await answer(person.email, factor))).toEqual(asked({ kind: 'password' }));
      expect(await answer(person.email, 'Wrong-horse')).toMatchObject({
        ok: false,
        error: { code: 'not-authorized' },
      });
      expect(valueOf(await answer(person.email, PASSWORD))).toEqual(asked({ kind: 'totp-code' }));
      expect(valueOf(await answer(person.email, person.code()))).toEqual(DONE);
    },
  );

  it.each([
    ['EMAIL_OTP', mailed],
    ['SMS_OTP', texted],
  ] as const)('of %s as the first factor ends signed in', async (factor, codeOf) => {
    const person = await personWith('first-factor-choice');
    await signInByChoice(person.email);
    await answer(person.email, factor);
    expect(valueOf(await answer(person.email, codeOf(person)))).toEqual(DONE);
    expect(await amplifyUserPool.session()).toMatchObject({ value: { email: person.email } });
  });
});

describe('other ways to begin', () => {
  it.each(['PASSWORD', 'PASSWORD_SRP'] as const)(
    'USER_AUTH that prefers %s is an ordinary sign-in for an ordinary person',
    async (preferredChallenge) => {
      const { email, code } = await personWith('default');
      const options = { authFlowType: 'USER_AUTH', preferredChallenge } as const;
      expect(await signInByChoice(email, options)).toEqual(asked({ kind: 'totp-code' }));
      expect(valueOf(await answer(email, code()))).toEqual(DONE);
    },
  );

  it('CUSTOM_WITH_SRP asks its question of everyone', async () => {
    const { email } = await personWith('default');
    const step = await signInByChoice(email, { authFlowType: 'CUSTOM_WITH_SRP' });
    expect(step).toEqual(asked({ kind: 'custom-challenge' }));
    expect(valueOf(await answer(email, sumOf(step)))).toEqual(asked({ kind: 'totp-code' }));
  });

  it('a disabled person is told no more than that it cannot be', async () => {
    const { email } = await personWith('disabled');
    expect(await amplifyUserPool.signIn(email, PASSWORD)).toEqual({
      ok: false,
      error: { code: 'not-authorized', providerMessage: 'User is disabled.' },
    });
  });
});

describe('a tracked device', () => {
  const devicesOf = (email: string) =>
    world.pool.listUsers().find((user) => user.email === email)?.devices;
  const answers = () => world.calls.filter((name) => name === 'RespondToAuthChallenge').length;

  /** The session ends without a sign-out, which in this app clears the device's keys too. */
  async function loseSession(): Promise<void> {
    world.fault('GetTokensFromRefreshToken', 'revoked');
    expect(valueOf(await amplifyUserPool.session({ forceRefresh: true }))).toBeNull();
  }

  /** A new person's first sign-in, in which they set an authenticator up. */
  async function trackedPerson(): Promise<Person> {
    const email = await registeredPerson(world);
    await world.pool.setTrait(email, 'device-tracking');
    const secret = secretOf(await amplifyUserPool.signIn(email, PASSWORD));
    expect(valueOf(await answer(email, authenticator(secret)()))).toEqual(DONE);
    await loseSession();
    return { email, code: () => authenticator(secret)(Date.now() + MINUTE / 2) };
  }

  it('is confirmed at the first sign-in and proved at the next, after the code', async () => {
    const person = await trackedPerson();
    expect(world.calls).toContain('ConfirmDevice');
    expect(devicesOf(person.email)).toBe(1);

    world.calls.length = 0;
    expect(await signedInAs(person)).toEqual(asked({ kind: 'totp-code' }));
    expect(valueOf(await answer(person.email, person.code()))).toEqual(DONE);
    // The password, the code, and the two halves of the device's own exchange.
    expect(answers()).toBe(4);
    expect(world.calls).not.toContain('ConfirmDevice');
    expect(devicesOf(person.email)).toBe(1);
  });

  it('that was forgotten is dropped by the library, which tries again and gets a new one', async () => {
    const person = await trackedPerson();
    await world.pool.forgetDevices(person.email);
    world.calls.length = 0;
    expect(await signedInAs(person)).toEqual(asked({ kind: 'totp-code' }));
    // Once with the device that does not exist, once without.
    expect(answers()).toBe(2);
    expect(valueOf(await answer(person.email, person.code()))).toEqual(DONE);
    expect(world.calls).toContain('ConfirmDevice');
    expect(devicesOf(person.email)).toBe(1);
  });
});
