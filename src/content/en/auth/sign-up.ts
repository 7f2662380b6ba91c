import type { AuthPanel } from './panels.ts';

/** Registration, and the verification of the email. Texts quoted in docs/product are fixed. */
export const signUpWords = {
  register: {
    title: 'Create your account',
    intro: 'Learn to spot the lure before it hooks you.',
    submit: 'Create account',
    submitting: 'Creating your account…',
    /** When the email has an account. */
    taken: 'Not sure of your password? You can <reset>reset it by email</reset>.',
    haveAccount: 'Already have an account?',
    login: 'Sign in',
    steps: { details: 'Step 1 of 3: your details', verification: 'Step 2 of 3: your email' },
    next: 'Next, you’ll confirm your email and set up an authenticator app.',
    agreement:
      'By creating an account you agree to our <terms>Terms</terms>, and confirm that you’re at least 16. To see what we do with your data, read our <privacy>Privacy Policy</privacy>.',
  },
  verify: {
    title: 'Check your email',
    sentTo: 'We’ve sent a code to <address>.</address>',
    notSentTo:
      'We couldn’t send a code to <address>.</address> Ask for a new one below, or enter one that you already have.',
    deliveryHint: 'It can take a minute. Check your spam folder too.',
    submit: 'Verify',
    submitting: 'Checking the code…',
    changeEmail: 'Use a different email',
    alreadyVerified:
      'If you’ve already confirmed this email, no code is sent. <login>Sign in</login>',
    signIn: 'Sign in',
    success: '✅ Account verified successfully! Redirecting to login...',
    doneTitle: 'Email confirmed',
    done: 'Taking you to sign-in…',
    steps: [
      { text: 'Your details', done: true },
      { text: 'Your email', done: true },
      { text: 'Your authenticator', done: false },
    ],
  },
} as const;

/** Not about money, which could be taken for the plan that the visitor is registering for. */
export const registerPanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'Leak Watch',
    address: '{1:alerts@password-leak-check.example}',
    subject: 'Your password is on a leaked list',
    body: ['{2:Type your password here} and we’ll tell you which site lost it.'],
    cues: [
      { title: 'The address', explanation: 'Not a site that you have an account with.' },
      {
        title: 'The request',
        explanation: 'A real warning asks you to change your password, never to type it in.',
      },
    ],
  },
  tip: 'Use a password here that you use nowhere else. If another site leaks yours, it won’t work here.',
};
