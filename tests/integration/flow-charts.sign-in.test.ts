import { describe, expect, it } from 'vitest';
import {
  signInReducer,
  startSignIn,
  type SignInEvent,
  type SignInState,
} from '#src/flows/sign-in/sign-in.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { flowChart, refused } from '../setup/flow-chart.ts';

const lost = { code: 'sign-in-lost', providerMessage: '' } as const;

/** A record, so that a new kind in the union doesn't compile until it is added. */
const CHALLENGES: Record<Challenge['kind'], string> = {
  'totp-set-up': 'set up an authenticator app, with a QR code and a key',
  'totp-code': 'the code of the authenticator app',
  'sms-code': 'a code by text message',
  'email-code': 'a code by email',
  'custom-challenge': 'an answer to the pool’s own question',
  'new-password': 'a new password, for an account created by an administrator',
  'mfa-selection': 'which second factor to use',
  'mfa-set-up-selection': 'which second factor to set up',
  'email-set-up': 'the email address for codes',
  password: 'the password again',
  'first-factor-selection': 'which first factor to use',
};

function signInStage({ stage }: SignInState): string {
  return stage.at === 'elsewhere' ? stage.to : stage.at;
}

const signIn = flowChart<SignInState, SignInEvent>({
  title: 'Sign-in',
  source: '`src/flows/sign-in/sign-in.ts`, [Sign-in](../product.md#sign-in).',
  starts: [startSignIn('')],
  reduce: signInReducer,
  nameOf: signInStage,
  events: {
    submitted: { submitted: { type: 'submitted' } },
    invalid: { 'nothing entered': { type: 'invalid', problems: new Map() } },
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
    'A challenge asks for one of these. A rejected response stays on the same challenge, and one challenge may follow another:',
    '',
    ...Object.entries(CHALLENGES).map(([kind, asks]) => `- \`${kind}\`: ${asks}`),
  ].join('\n'),
});

describe('the charts in docs/flows', () => {
  it('sign-in matches the flow', async () => {
    await expect(signIn).toMatchFileSnapshot('../../docs/flows/sign-in.md');
  });
});
