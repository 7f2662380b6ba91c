import { describe, expect, it } from 'vitest';
import { IDLE, setUpReducer, type SetUpEvent } from '#src/flows/authenticator/set-up.ts';
import {
  CALLBACK_START,
  callbackReducer,
  type CallbackEvent,
  type CallbackState,
} from '#src/flows/callback/callback.ts';
import {
  CONTACT_FORM_START,
  contactFormReducer,
  type ContactFormEvent,
  type ContactFormState,
} from '#src/flows/contact-form/contact-form.ts';
import {
  passwordResetReducer,
  startPasswordReset,
  type PasswordResetEvent,
} from '#src/flows/password-reset/password-reset.ts';
import {
  signInReducer,
  startSignIn,
  type SignInEvent,
  type SignInState,
} from '#src/flows/sign-in/sign-in.ts';
import { signUpReducer, startSignUp, type SignUpEvent } from '#src/flows/sign-up/sign-up.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { flowChart } from '../setup/flow-chart.ts';

const refused = { code: 'unknown', providerMessage: '' } as const;
const lost = { code: 'session-lost', providerMessage: '' } as const;

/** A kind that the union has and this record lacks does not compile. */
const CHALLENGES: Record<Challenge['kind'], string> = {
  'totp-set-up': 'set an authenticator app up, with QR code and key',
  'totp-code': 'the code of the authenticator app',
  'sms-code': 'a code by text message',
  'email-code': 'a code by email',
  'custom-challenge': 'an answer to the pool’s own question',
  'new-password': 'a password of one’s own, for an account made by an administrator',
  'mfa-selection': 'which second factor to use',
  'mfa-set-up-selection': 'which second factor to set up',
  'email-set-up': 'the address for codes by email',
  password: 'the password, once more',
  'first-factor-selection': 'which first factor to use',
};

function signInStage({ stage }: SignInState): string {
  return stage.at === 'elsewhere' ? stage.to : stage.at;
}

function contactFormStage(state: ContactFormState): string {
  if (state.at === 'sent') return 'sent';
  if (state.waiting) return 'waiting';
  return state.failure === null ? 'writing' : 'refused';
}

function callbackStage(state: CallbackState): string {
  return state.at === 'failed' ? `failed-${state.failure.kind}` : state.at;
}

const signIn = flowChart<SignInState, SignInEvent>({
  title: 'Sign-in',
  source: '`src/flows/sign-in/sign-in.ts`, specification section 4.',
  starts: [startSignIn('')],
  reduce: signInReducer,
  nameOf: signInStage,
  events: {
    'the pool sets a challenge': {
      type: 'stepped',
      step: { kind: 'challenge', challenge: { kind: 'totp-code' } },
    },
    'the pool is satisfied': { type: 'stepped', step: { kind: 'done' } },
    'the email is not verified': { type: 'stepped', step: { kind: 'confirm-sign-up' } },
    'the password must be reset': { type: 'stepped', step: { kind: 'reset-password' } },
    'rejected, or nothing entered': { type: 'rejected', error: refused },
    'session lost': { type: 'rejected', error: lost },
    'another account': { type: 'started-over' },
  },
  notes: [
    'A challenge asks for one of these; a rejected answer stays where it is, and one challenge may follow another:',
    '',
    ...Object.entries(CHALLENGES).map(([kind, asks]) => `- \`${kind}\`: ${asks}`),
  ].join('\n'),
});

const signUp = flowChart<ReturnType<typeof startSignUp>, SignUpEvent>({
  title: 'Sign-up',
  source: '`src/flows/sign-up/sign-up.ts`, specification section 4.',
  starts: [startSignUp('', false), startSignUp('e', true)],
  reduce: signUpReducer,
  nameOf: ({ stage }) => stage.at,
  events: {
    'account made, code sent': {
      type: 'stepped',
      step: { kind: 'confirm-sign-up', destination: null },
    },
    'email verified': { type: 'stepped', step: { kind: 'done' } },
    rejected: { type: 'rejected', error: refused },
    'a different email': { type: 'went-back' },
  },
});

const passwordReset = flowChart<ReturnType<typeof startPasswordReset>, PasswordResetEvent>({
  title: 'Password reset',
  source: '`src/flows/password-reset/password-reset.ts`, specification section 4.',
  starts: [startPasswordReset('', false), startPasswordReset('e', true)],
  reduce: passwordResetReducer,
  nameOf: ({ stage }) => stage.at,
  events: {
    'code sent': { type: 'code-sent', destination: null },
    'password changed': { type: 'confirmed' },
    rejected: { type: 'rejected', error: refused },
    'Back to Email': { type: 'went-back' },
  },
});

const authenticator = flowChart<typeof IDLE, SetUpEvent>({
  title: 'Authenticator',
  source:
    '`src/flows/authenticator/set-up.ts`: /enable-mfa and Replace Authenticator App, specification section 4.',
  starts: [IDLE],
  reduce: setUpReducer,
  nameOf: ({ stage }) => stage.at,
  events: {
    started: { type: 'started' },
    'key received': { type: 'key-received', key: { secret: 'S', setupUri: 'otpauth://totp/x' } },
    'start rejected': { type: 'start-rejected', error: refused, signInType: 'password' },
    'refused for a social account': {
      type: 'start-rejected',
      error: refused,
      signInType: 'social',
    },
    'code rejected': { type: 'rejected', error: refused },
    'code verified': { type: 'verified' },
    cancelled: { type: 'cancelled' },
  },
});

const callback = flowChart<CallbackState, CallbackEvent>({
  title: 'Callback',
  source: '`src/flows/callback/callback.ts`, specification section 4.',
  starts: [CALLBACK_START],
  reduce: callbackReducer,
  nameOf: callbackStage,
  events: {
    'signed in, on to the learning site': {
      type: 'learner-read',
      learner: { kind: 'ready', idToken: 'token' },
      url: 'https://learn.lureproof.example/',
    },
    'the same without an authenticator': {
      type: 'learner-read',
      learner: { kind: 'unprotected' },
      url: 'https://learn.lureproof.example/',
    },
    'signed in, on to somewhere else': { type: 'session-read', signedIn: true },
    'nobody is signed in': { type: 'session-read', signedIn: false },
    'the redirect failed': { type: 'redirect-failed', error: refused },
    'the session could not be read': { type: 'session-failed', error: refused },
    'tried again': { type: 'tried-again' },
  },
});

const contactForm = flowChart<ContactFormState, ContactFormEvent>({
  title: 'Contact form',
  source:
    '`src/flows/contact-form/contact-form.ts`: /contact, /contact-sales and /support, specification sections 5 and 8.',
  starts: [CONTACT_FORM_START],
  reduce: contactFormReducer,
  nameOf: contactFormStage,
  events: {
    'a field is missing or wrong': { type: 'refused', problems: new Map() },
    submitted: { type: 'submitted' },
    'the service took it': { type: 'answered', outcome: { kind: 'sent' } },
    'the service refused it, or none answered': {
      type: 'answered',
      outcome: { kind: 'network' },
    },
    'another message': { type: 'started-over' },
  },
  notes: 'What was typed stays in the form at every stage but `sent`.',
});

describe('the charts in docs/flows', () => {
  it.each([
    ['sign-in', signIn],
    ['sign-up', signUp],
    ['password-reset', passwordReset],
    ['authenticator', authenticator],
    ['callback', callback],
    ['contact-form', contactForm],
  ])('%s is drawn as it is', async (name, chart) => {
    await expect(chart).toMatchFileSnapshot(`../../docs/flows/${name}.md`);
  });
});
