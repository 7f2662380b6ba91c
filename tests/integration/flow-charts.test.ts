import { describe, expect, it } from 'vitest';
import {
  IDLE,
  setUpReducer,
  STARTING,
  type SetUpEvent,
  type SetUpState,
} from '#src/flows/authenticator/set-up.ts';
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
import { signUpReducer, startSignUp, type SignUpEvent } from '#src/flows/sign-up.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { flowChart, refused } from '../setup/flow-chart.ts';

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

const signUp = flowChart<ReturnType<typeof startSignUp>, SignUpEvent>({
  title: 'Sign-up',
  source: '`src/flows/sign-up.ts`, [Registration](../product.md#registration).',
  starts: [startSignUp('', false), startSignUp('e', true)],
  reduce: signUpReducer,
  nameOf: ({ stage }) => stage.at,
  events: {
    submitted: { submitted: { type: 'submitted' } },
    invalid: { 'a field is missing or wrong': { type: 'invalid', problems: new Map() } },
    stepped: {
      'account created, code sent': { type: 'stepped', step: { kind: 'confirm-sign-up' } },
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
    invalid: { 'a field is missing or wrong': { type: 'invalid', problems: new Map() } },
    'code-sent': { 'code sent': { type: 'code-sent' } },
    'code-resent': { 'a new code sent': { type: 'code-resent' } },
    'resend-rejected': { 'no new code': { type: 'resend-rejected', error: refused } },
    confirmed: { 'password changed': { type: 'confirmed' } },
    rejected: { rejected: { type: 'rejected', error: refused } },
    'went-back': { 'Back to Email': { type: 'went-back' } },
  },
});

const authenticator = flowChart<SetUpState, SetUpEvent>({
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
    'found-enabled': { 'the account has an authenticator': { type: 'found-enabled' } },
    'start-rejected': {
      'start rejected': { type: 'start-rejected', error: refused, signInType: 'password' },
      'refused for a social account': {
        type: 'start-rejected',
        error: refused,
        signInType: 'social',
      },
    },
    invalid: { 'no code entered': { type: 'invalid', problem: 'missing' } },
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
      'signed in, destination: learning site': {
        type: 'completed',
        destination: {
          kind: 'hand-over',
          idToken: 'token',
          url: 'https://learn.lureproof.example/',
        },
      },
      'signed in, destination: learning site, no authenticator': {
        type: 'completed',
        destination: { kind: 'authenticator-first', url: 'https://learn.lureproof.example/' },
      },
      'signed in, any other destination': { type: 'completed', destination: { kind: 'redirect' } },
    },
    failed: {
      'no session': {
        type: 'failed',
        failure: { kind: 'signed-out', end: 'session-ended' },
      },
      'the redirect failed': { type: 'failed', failure: { kind: 'redirect', error: refused } },
      'the session could not be read': {
        type: 'failed',
        failure: { kind: 'unreadable', error: refused },
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
    invalid: { 'a field is missing or wrong': { type: 'invalid', problems: new Map() } },
    submitted: { submitted: { type: 'submitted' } },
    answered: {
      'accepted by the service': { type: 'answered', outcome: { kind: 'sent' } },
      'refused by the service, or no response': {
        type: 'answered',
        outcome: { kind: 'network' },
      },
    },
    'started-over': { 'another message': { type: 'started-over' } },
  },
  notes: 'The form keeps its input at every stage except `sent`.',
});

describe('the charts in docs/flows', () => {
  it.each([
    ['sign-up', signUp],
    ['password-reset', passwordReset],
    ['authenticator', authenticator],
    ['callback', callback],
    ['contact-form', contactForm],
  ])('%s matches the flow', async (name, chart) => {
    await expect(chart).toMatchFileSnapshot(`../../docs/flows/${name}.md`);
  });
});
