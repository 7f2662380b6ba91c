import { brand } from '#src/config/brand.ts';

/** The copy of the challenges after the password. Texts quoted in docs/product are fixed. */
export const challengeWords = {
  /** Above each screen's title, but for the set-up of an authenticator, which comes last. */
  step: 'One more step',
  /** Where nothing was accepted before. */
  firstStep: 'Signing in',
  code: {
    title: 'Enter your code',
    smsTitle: 'Check your phone',
    emailTitle: 'Check your email',
    totp: `Open your authenticator app and enter the 6-digit code for ${brand.name}.`,
    sms: {
      sent: 'We’ve sent a code by text message.',
      /** Where the pool masks all but the last digits. */
      sentToNumber: 'We’ve sent a code by text message to the number ending <digits/>.',
      sentTo: 'We’ve sent a code by text message to <address>.</address>',
    },
    email: {
      sent: 'We’ve sent a code by email.',
      sentTo: 'We’ve sent a code by email to <address>.</address>',
    },
    notSent: 'Still no code? <support>Contact support</support>',
    newCode: 'Sign in again for a new code',
    /** Where the address was given in the step before. */
    otherAddress: 'Sign in again to use a different email',
    needHelp: 'Need help? <support>Contact support</support>',
    lostApp: 'Lost your authenticator? <support>Contact support</support>',
    noneOfThese: 'None of these? <support>Contact support</support>',
    noAnswer: 'Don’t know the answer? <support>Contact support</support>',
    /** Without a number of digits, which depends on the pool. */
    textedHint: 'It can take a minute.',
    emailedHint: 'It can take a minute. Check your spam folder too.',
    /** In the message for an app's refused code. */
    newest: 'Codes change every 30 seconds, so enter the newest. Check your phone’s clock, too.',
    submit: 'Verify',
    submitting: 'Checking the code…',
  },
  custom: {
    title: 'Answer a question',
    intro: 'Your organisation asks this as an extra check when you sign in.',
    /** Below a refusal. */
    typing: 'Look for a typing mistake.',
    submit: 'Continue',
    submitting: 'Checking…',
  },
  newPassword: {
    title: 'Choose a password',
    intro:
      'Your account was set up with a temporary password. Choose a new one that only you know.',
    submit: 'Save and continue',
    submitting: 'Saving…',
  },
  passwordAgain: {
    title: 'Enter your password',
    intro:
      'Your organisation asks for your password again at this step. You’re signing in as <address>.</address>',
    /** Below a refusal. */
    orReset: 'Try again, or <reset>reset your password</reset> by email.',
    submit: 'Continue',
    submitting: 'Checking…',
  },
  emailSetUp: {
    title: 'Where should codes go?',
    intro:
      'Your organisation asks for a code by email when you sign in. Use an inbox that only you can open.',
    submit: 'Send code',
    submitting: 'Sending…',
  },
  choice: {
    title: 'Prove that it’s you',
    intro: 'Choose whichever you have at hand. A code is for you alone, so never pass it on.',
    /** Where a password or a passkey can be among them. */
    firstIntro: 'Choose whichever you have at hand, and keep it to yourself.',
    /** On the safest option. */
    recommended: 'Recommended',
    /** Only spoken, because the title asks it, too. */
    legend: 'How do you want to prove it’s you?',
    setUpTitle: 'Protect your account',
    setUpIntro:
      'From now on you’ll enter a code too, so a stolen password alone won’t let anyone in. Where should it come from?',
    /** Only spoken, because the intro asks it, too. */
    setUpLegend: 'Where should the codes come from when you sign in?',
    /** Under an option. */
    notes: {
      SMS: 'Sent to the phone number on your account.',
      TOTP: 'Works without a signal, and there’s no message to intercept.',
      EMAIL: 'Sent to the email address on your account.',
      SMS_OTP: 'Sent to the phone number on your account.',
      EMAIL_OTP: 'Sent to the email address on your account.',
      PASSWORD: 'The one you chose for this account.',
      PASSWORD_SRP: 'The one you chose for this account.',
      WEB_AUTHN: 'Your fingerprint, face or screen lock. A fake site can’t use it.',
    },
    /** Under an option of the set-up. */
    setUpNotes: {
      TOTP: 'Works without a signal, and there’s no message to intercept.',
      SMS: 'Sent to your phone each time.',
      EMAIL: 'Sent to your inbox each time.',
    },
    submit: 'Continue',
    submitting: 'One moment…',
    options: {
      SMS: 'A code by text message',
      TOTP: 'An authenticator app',
      EMAIL: 'A code by email',
      PASSWORD: 'Your password',
      PASSWORD_SRP: 'Your password',
      SMS_OTP: 'A code by text message',
      EMAIL_OTP: 'A code by email',
      WEB_AUTHN: 'A passkey',
    },
  },
} as const;
