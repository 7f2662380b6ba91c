/** Registration, and the verification of the email. Texts quoted in docs/product.md are fixed. */
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
