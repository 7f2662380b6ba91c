import { describe, expect, it } from 'vitest';
import {
  translateSignInStep,
  translateSignUpStep,
} from '#src/services/user-pool/amplify/translate-step.ts';

type AmplifyStep = Parameters<typeof translateSignInStep>[0];

const rows: [AmplifyStep, object][] = [
  [{ signInStep: 'DONE' }, { kind: 'done' }],
  [{ signInStep: 'CONFIRM_SIGN_UP' }, { kind: 'confirm-sign-up' }],
  [{ signInStep: 'RESET_PASSWORD' }, { kind: 'reset-password' }],
  [{ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }, challenge({ kind: 'totp-code' })],
  [
    {
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { destination: '+44***12' },
    },
    challenge({ kind: 'sms-code', destination: '+44***12' }),
  ],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' },
    challenge({ kind: 'email-code', destination: null }),
  ],
  [
    {
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: { prompt: 'Favourite fish?' },
    },
    challenge({ kind: 'custom-challenge', prompt: 'Favourite fish?' }),
  ],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: ['name'] },
    challenge({ kind: 'new-password', missingAttributes: ['name'] }),
  ],
  [
    { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['TOTP', 'SMS'] },
    challenge({ kind: 'mfa-selection', methods: ['TOTP', 'SMS'] }),
  ],
  [
    { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION' },
    challenge({ kind: 'mfa-set-up-selection', methods: [] }),
  ],
  [{ signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' }, challenge({ kind: 'email-set-up' })],
  [{ signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' }, challenge({ kind: 'password' })],
  [
    {
      signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
      availableChallenges: ['PASSWORD_SRP'],
    },
    challenge({ kind: 'first-factor-selection', factors: ['PASSWORD_SRP'] }),
  ],
];

function challenge(asked: object) {
  return { kind: 'challenge', challenge: asked };
}

describe('translateSignInStep', () => {
  it.each(rows.map(([step, ours]) => [step.signInStep, step, ours] as const))(
    '%s',
    (_, step, ours) => {
      expect(translateSignInStep(step, 'ada@example.com')).toEqual(ours);
    },
  );

  it('includes product and account in the authenticator’s URI', () => {
    const getSetupUri = (issuer: string, account?: string) =>
      new URL(`otpauth://totp/${issuer}:${account}?secret=S&issuer=${issuer}`);
    const step = translateSignInStep(
      {
        signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
        totpSetupDetails: { sharedSecret: 'S', getSetupUri },
      },
      'ada@example.com',
    );
    expect(step).toEqual(
      challenge({
        kind: 'totp-set-up',
        secret: 'S',
        setupUri: 'otpauth://totp/Lureproof:ada@example.com?secret=S&issuer=Lureproof',
      }),
    );
  });
});

describe('translateSignUpStep', () => {
  it('treats an offered auto sign-in as done: our flow continues at /login', () => {
    expect(translateSignUpStep({ signUpStep: 'COMPLETE_AUTO_SIGN_IN' })).toEqual({ kind: 'done' });
    expect(translateSignUpStep({ signUpStep: 'DONE' })).toEqual({ kind: 'done' });
  });

  it('continues with the verification', () => {
    const step = { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {} } as const;
    expect(translateSignUpStep(step)).toEqual({ kind: 'confirm-sign-up' });
  });
});
