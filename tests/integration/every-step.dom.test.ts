import { otherCode } from '../setup/other-code.ts';
import type { SignInOutput } from '@aws-amplify/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SignInTrait } from '#local/user-pool/trait-names.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { SignInStep } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';
import { authenticator, PASSWORD } from '../setup/people.ts';
import {
  answer,
  asked,
  DONE,
  mailed,
  MINUTE,
  personWith,
  secretOf,
  signedInAs,
  sumOf,
  texted,
  valueOf,
  type AuthenticatorUser,
} from '../setup/sign-in-steps.ts';
import { useWorld } from '../setup/world.ts';

/** Every step that Amplify can return, produced by the local pool and passed through the app's user-pool service. */

type AmplifyStep = SignInOutput['nextStep']['signInStep'];
type Outcome = Promise<{ ok: boolean }>;

const ANOTHER_PASSWORD = 'Another-horse';
const CODES_EMAIL = 'codes@example.com';
const world = useWorld();

interface Row {
  /** The trait that the console gives the user. */
  trait: SignInTrait;
  /** Signs in up to the step; with just the password by default. */
  reach?: (person: AuthenticatorUser) => Promise<SignInStep>;
  shows: object;
  wrong: (person: AuthenticatorUser, step: SignInStep) => Outcome;
  refusal: UserPoolErrorCode;
  right: (person: AuthenticatorUser, step: SignInStep) => Outcome;
  leadsTo: unknown;
}

const give = (response: string) => (person: AuthenticatorUser) => answer(person.email, response);
const reset = (email: string, code: string) =>
  amplifyUserPool.confirmPasswordReset({ email, code, password: ANOTHER_PASSWORD });

/** A record, so that a step added by the library fails to compile until it has a row. */
const STEPS: Record<AmplifyStep, Row> = {
  DONE: {
    trait: 'default',
    reach: async (person) => {
      await signedInAs(person);
      return valueOf(await answer(person.email, person.code()));
    },
    shows: DONE,
    wrong: give('000000'),
    refusal: 'sign-in-lost',
    right: () => amplifyUserPool.session(),
    leadsTo: expect.objectContaining({ idToken: expect.any(String) }),
  },
  CONFIRM_SIGN_UP: {
    trait: 'unconfirmed',
    shows: { kind: 'confirm-sign-up' },
    wrong: (person) =>
      amplifyUserPool.confirmSignUp(person.email, otherCode(mailed(world, person))),
    refusal: 'code-mismatch',
    right: (person) => amplifyUserPool.confirmSignUp(person.email, mailed(world, person)),
    leadsTo: DONE,
  },
  RESET_PASSWORD: {
    trait: 'password-reset-required',
    shows: { kind: 'reset-password' },
    wrong: (person) => reset(person.email, otherCode(mailed(world, person))),
    refusal: 'code-mismatch',
    right: (person) => reset(person.email, mailed(world, person)),
    leadsTo: null,
  },
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: {
    trait: 'temporary-password',
    reach: async (person) =>
      valueOf(await amplifyUserPool.signIn(person.email, mailed(world, person))),
    shows: asked({ kind: 'new-password', missingAttributes: [] }),
    wrong: give('lower-case-alone'),
    refusal: 'invalid-password',
    right: give(ANOTHER_PASSWORD),
    leadsTo: asked({ kind: 'totp-code' }),
  },
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: {
    trait: 'no-authenticator',
    shows: asked({ kind: 'totp-set-up' }),
    wrong: ({ email }, step) => answer(email, otherCode(authenticator(secretOf(step))())),
    refusal: 'code-mismatch',
    right: ({ email }, step) => answer(email, authenticator(secretOf(step))()),
    leadsTo: DONE,
  },
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: {
    trait: 'default',
    shows: asked({ kind: 'totp-code' }),
    wrong: ({ email, code }) => answer(email, otherCode(code())),
    refusal: 'code-mismatch',
    right: ({ email, code }) => answer(email, code()),
    leadsTo: DONE,
  },
  CONFIRM_SIGN_IN_WITH_SMS_CODE: {
    trait: 'sms-factor',
    shows: asked({ kind: 'sms-code', destination: expect.stringMatching(/^\+\*{8}\d{4}$/) }),
    wrong: ({ email }) => answer(email, otherCode(texted(world))),
    refusal: 'code-mismatch',
    right: ({ email }) => answer(email, texted(world)),
    leadsTo: DONE,
  },
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: {
    trait: 'email-factor',
    shows: asked({ kind: 'email-code', destination: 'p***@e***' }),
    wrong: (person) => answer(person.email, otherCode(mailed(world, person))),
    refusal: 'code-mismatch',
    right: (person) => answer(person.email, mailed(world, person)),
    leadsTo: DONE,
  },
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: {
    trait: 'choice-of-factors',
    shows: asked({ kind: 'mfa-selection', methods: ['SMS', 'TOTP', 'EMAIL'] }),
    wrong: give('FAX'),
    refusal: 'unexpected',
    right: give('SMS'),
    leadsTo: asked({ kind: 'sms-code' }),
  },
  CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: {
    trait: 'choice-of-set-up',
    shows: asked({ kind: 'mfa-set-up-selection', methods: ['TOTP', 'EMAIL'] }),
    wrong: give('SMS'),
    refusal: 'unexpected',
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
    shows: asked({
      kind: 'first-factor-selection',
      factors: ['PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP'],
    }),
    wrong: give('WEB_AUTHN'),
    refusal: 'invalid-parameter',
    right: give('EMAIL_OTP'),
    leadsTo: asked({ kind: 'email-code', destination: 'p***@e***' }),
  },
};

beforeEach(() => {
  userPool.signOut();
});

async function reachStep({ trait, reach = signedInAs }: Row) {
  const person = await personWith(world, trait);
  return { person, step: await reach(person) };
}

it.each(Object.entries(STEPS))(
  '%s is returned, and accepts the right answer after a wrong one',
  async (_, row) => {
    // Amplify itself refuses a choice that doesn't exist, which the app logs.
    if (row.refusal === 'unexpected')
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { person, step } = await reachStep(row);
    expect(step).toEqual(row.shows);
    expect(await row.wrong(person, step)).toMatchObject({
      ok: false,
      error: { code: row.refusal },
    });
    expect(await row.right(person, step)).toEqual({ ok: true, value: row.leadsTo });
  },
);

/** One step for each operation that takes a Session. */
it.each(['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP'] as const)(
  '%s expires after three minutes',
  async (name) => {
    const { person, step } = await reachStep(STEPS[name]);
    world.advance(3 * MINUTE);
    expect(await STEPS[name].right(person, step)).toMatchObject({
      ok: false,
      error: { code: 'sign-in-lost' },
    });
    world.advance(-3 * MINUTE);
  },
);
