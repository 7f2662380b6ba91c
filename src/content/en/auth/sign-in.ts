import { brand } from '#src/config/brand.ts';

/** The first step of signing in. Texts quoted in docs/product are fixed. */
export const signInWords = {
  title: 'Sign in',
  intro: 'Welcome back. Pick up where you left off.',
  /** On the way to /enable-mfa. */
  authenticatorNext: 'Sign in first, then set up your authenticator.',
  /** For the last step of registration. */
  confirmed: 'Your email is confirmed. Sign in, then set up your authenticator.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  forgot: 'Forgot password?',
  noAccount: `New to ${brand.name}?`,
  register: 'Create an account',
  successToast: '✅ MFA verified. Redirecting...',
  oneMoment: 'One moment…',
  startOver: 'Back to sign in',
  toSupport: 'Contact support',
  /** Below a refusal. */
  checkBoth: 'Check the address, then type your password again.',
  /** Above a refusal after several wrong passwords. */
  lockedOutTitle: 'Too many attempts',
  /** After the refusal. */
  lockedOut:
    'For up to 15 minutes, even the right password won’t work. Wait, or <reset>reset your password</reset>.',
  sessionNotRenewed:
    'Your session couldn’t be renewed, so you’ve been signed out. Sign in to continue.',
  passwordChanged: 'Your password has been changed. Sign in with the new one.',
  unfinished: 'That sign-in wasn’t finished. Enter your password to start again.',
  sessionEnded: 'Your session has ended, so you’ve been signed out. Sign in to continue.',
  sessionConflict:
    'Another site has set cookies in this one’s name, so you’ve been signed out to be safe. Sign in to continue; if you see this again, delete this site’s cookies in your browser’s settings first.',
  googleNotOpened: 'We couldn’t open Google, and you’ve been signed out. Sign in to continue.',
} as const;
