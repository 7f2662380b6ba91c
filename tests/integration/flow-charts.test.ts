import { describe, expect, it } from 'vitest';
import { IDLE, setUpReducer, STARTING, type SetUpEvent } from '#src/flows/authenticator/set-up.ts';
import {
  CALLBACK_START,
  callbackReducer,
  type CallbackEvent,
  type CallbackState,
} from '#src/flows/callback.ts';
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
} from '#src/flows/password-reset.ts';
import {
  signInReducer,
  startSignIn,
  type SignInEvent,
  type SignInState,
} from '#src/flows/sign-in.ts';
import { signUpReducer, startSignUp, type SignUpEvent } from '#src/flows/sign-up/sign-up.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { flowChart } from '../setup/flow-chart.ts';

const refused = { code: 'unknown', providerMessage: '' } as const;
const lost = { code: 'session-lost', providerMessage: '' } as const;

/** A record, so that a new kind in the union doesn't compile until it is added. */
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
  switch (state.at) {
    case 'completing':
      return state.at;
    case 'completed':
      return state.destination.kind;
    case 'failed':
      return `failed-${state.failure.kind}`;
    default:
      return unreachable(state);
  }
}

const signIn = flowChart<SignInState, SignInEvent>({
  title: 'Sign-in',
  source: '`src/flows/sign-in.ts`, [Sign-in](../product.md#sign-in).',
  starts: [startSignIn('')],
  reduce: signInReducer,
  nameOf: signInStage,
  events: {
    submitted: { submitted: { type: 'submitted' } },
    refused: { 'nothing entered': { type: 'refused', problems: new Map() } },
    stepped: {
      'the pool sets a challenge': {
        type: 'stepped',
        step: { kind: 'challenge', challenge: { kind: 'totp-code' } },
      },
      'the pool is satisfied': { type: 'stepped', step: { kind: 'done' } },
      'the password must be reset': { type: 'stepped', step: { kind: 'reset-password' } },
    },
    unverified: { 'the email is not verified': { type: 'unverified', codeSent: true } },
    rejected: {
      rejected: { type: 'rejected', error: refused, clock: null },
      'session lost': { type: 'rejected', error: lost, clock: null },
    },
    'session-ended': { 'the session is over': { type: 'session-ended', error: refused } },
    'started-over': { 'another account': { type: 'started-over' } },
  },
  notes: [
    'A challenge asks for one of these; a rejected answer stays where it is, and one challenge may follow another:',
    '',
    ...Object.entries(CHALLENGES).map(([kind, asks]) => `- \`${kind}\`: ${asks}`),
  ].join('\n'),
});

const signUp = flowChart<ReturnType<typeof startSignUp>, SignUpEvent>({
  title: 'Sign-up',
  source: '`src/flows/sign-up/sign-up.ts`, [Registration](../product.md#registration).',
  starts: [startSignUp('', false), startSignUp('e', true)],
  reduce: signUpReducer,
  nameOf: ({ stage }) => stage.at,
  events: {
    submitted: { submitted: { type: 'submitted' } },
    refused: { 'a field is missing or wrong': { type: 'refused', problems: new Map() } },
    stepped: {
      'account made, code sent': { type: 'stepped', step: { kind: 'confirm-sign-up' } },
      'email verified': { type: 'stepped', step: { kind: 'done' } },
    },
    'code-resent': { 'a new code sent': { type: 'code-resent' } },
    'resend-rejected': { 'no new code': { type: 'resend-rejected', error: refused } },
    rejected: { rejected: { type: 'rejected', error: refused } },
    'went-back': { 'a different email': { type: 'went-back' } },
  },
});

const passwordReset = flowChart<ReturnType<typeof startPasswordReset>, PasswordResetEvent>({
  title: 'Password reset',
  source: '`src/flows/password-reset.ts`, [Password reset](../product.md#password-reset).',
  starts: [startPasswordReset('', false), startPasswordReset('e', true)],
  reduce: passwordResetReducer,
  nameOf: ({ stage }) => stage.at,
  events: {
    submitted: { submitted: { type: 'submitted' } },
    refused: { 'a field is missing or wrong': { type: 'refused', problems: new Map() } },
    'code-sent': { 'code sent': { type: 'code-sent' } },
    'code-resent': { 'a new code sent': { type: 'code-resent' } },
    'resend-rejected': { 'no new code': { type: 'resend-rejected', error: refused } },
    confirmed: { 'password changed': { type: 'confirmed' } },
    rejected: { rejected: { type: 'rejected', error: refused } },
    'went-back': { 'Back to Email': { type: 'went-back' } },
  },
});

const authenticator = flowChart<typeof IDLE, SetUpEvent>({
  title: 'Authenticator',
  source:
    '`src/flows/authenticator/set-up.ts`: /enable-mfa and Replace Authenticator App, [Adding an authenticator](../product.md#adding-an-authenticator).',
  starts: [IDLE, STARTING],
  reduce: setUpReducer,
  nameOf: ({ stage }) => stage.at,
  events: {
    started: { started: { type: 'started' } },
    'key-received': {
      'key received': { type: 'key-received', key: { secret: 'S', setupUri: 'otpauth://totp/x' } },
    },
    'found-on': { 'there is an authenticator': { type: 'found-on' } },
    'start-rejected': {
      'start rejected': { type: 'start-rejected', error: refused, signInType: 'password' },
      'refused for a social account': {
        type: 'start-rejected',
        error: refused,
        signInType: 'social',
      },
    },
    refused: { 'no code entered': { type: 'refused', problem: 'missing' } },
    submitted: { submitted: { type: 'submitted' } },
    verified: { 'code verified': { type: 'verified' } },
    rejected: { 'code rejected': { type: 'rejected', error: refused, clock: null } },
    cancelled: { cancelled: { type: 'cancelled' } },
  },
});

const callback = flowChart<CallbackState, CallbackEvent>({
  title: 'Callback',
  source: '`src/flows/callback.ts`, [Callback](../product.md#callback).',
  starts: [CALLBACK_START],
  reduce: callbackReducer,
  nameOf: callbackStage,
  events: {
    completed: {
      'signed in, on to the learning site': {
        type: 'completed',
        destination: {
          kind: 'hand-over',
          idToken: 'token',
          url: 'https://learn.lureproof.example/',
        },
      },
      'the same without an authenticator': {
        type: 'completed',
        destination: { kind: 'authenticator-first', url: 'https://learn.lureproof.example/' },
      },
      'signed in, on to somewhere else': { type: 'completed', destination: { kind: 'redirect' } },
    },
    failed: {
      'there is no session': {
        type: 'failed',
        failure: { kind: 'no-token', end: 'session-ended' },
      },
      'the redirect failed': { type: 'failed', failure: { kind: 'redirect', error: refused } },
      'the session could not be read': {
        type: 'failed',
        failure: { kind: 'session', error: refused },
      },
    },
    'tried-again': { 'tried again': { type: 'tried-again' } },
  },
});

const contactForm = flowChart<ContactFormState, ContactFormEvent>({
  title: 'Contact form',
  source:
    '`src/flows/contact-form/contact-form.ts`: /contact, /contact-sales and /support, [Contact forms](../product.md#contact-forms).',
  starts: [CONTACT_FORM_START],
  reduce: contactFormReducer,
  nameOf: contactFormStage,
  events: {
    refused: { 'a field is missing or wrong': { type: 'refused', problems: new Map() } },
    submitted: { submitted: { type: 'submitted' } },
    answered: {
      'the service took it': { type: 'answered', outcome: { kind: 'sent' } },
      'the service refused it, or none answered': {
        type: 'answered',
        outcome: { kind: 'network' },
      },
    },
    'started-over': { 'another message': { type: 'started-over' } },
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
  ])('%s matches the flow', async (name, chart) => {
    await expect(chart).toMatchFileSnapshot(`../../docs/flows/${name}.md`);
  });
});
