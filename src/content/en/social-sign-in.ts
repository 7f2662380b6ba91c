/** The copy of signing in with Google and of /callback. Texts quoted in docs/product are fixed. */
export const socialSignInWords = {
  signIn: 'Continue with Google',
  signUp: 'Sign up with Google',
  tryAgain: 'Try again with Google',
  leaving: 'Opening Google…',
  or: 'or',
  /** In the browser of an app, such as Instagram. */
  inApp: {
    text: 'Google won’t sign you in inside another app: copy the link and open it in your browser, or use your email instead.',
    copy: 'Copy the link',
    copied: 'Link copied.',
    copyFailed: 'We couldn’t copy the link. Look for “Open in browser” in the app’s menu.',
  },
} as const;

export const callbackWords = {
  title: 'Signing you in',
  completing: 'Completing authentication...',
  success: 'Login successful! Redirecting...',
  failedTitle: 'We couldn’t sign you in',
  /** Only the last check failed. */
  unfinishedTitle: 'We couldn’t open your account yet',
  cancelledTitle: 'Sign-in cancelled',
  oauthFailed: 'Login failed during OAuth redirect.',
  noToken: 'Authentication failed: No token received',
  hints: {
    cancelled: 'Nothing in your account has changed. You can try again whenever you like.',
    stateMismatch:
      'We stopped this sign-in because we can’t tell that it started here. If you’re signing in with Google in another tab, carry on there. Otherwise, start again.',
    lost: 'This sign-in has already been used, or another tab interrupted it. Please start again.',
    timedOut: 'Google is taking too long to answer. Check your connection, then try again.',
    other: 'Nothing in your account has changed. Try again in a moment.',
    notRenewed: 'Your session couldn’t be renewed. Sign in again, and you can carry on.',
    /** Also true of a visitor who has never signed in. */
    noToken:
      'Your sign-in may have taken too long, or started in another browser. Sign in to carry on.',
  },
  tryAgain: 'Try again',
  toLogin: 'Back to sign in',
  signedOutTitle: 'You’re not signed in',
  signIn: 'Sign in',
  toSupport: 'Contact support',
  stuck: 'Still can’t get in? <support>Contact support</support>',
  /** After the user’s own cancellation, nobody is stuck. */
  help: 'Need help? <support>Contact support</support>',
} as const;
