/** The words of signing in through Google and of /callback. The quoted texts are the specification's. */
export const socialSignInWords = {
  signIn: 'Continue with Google',
  signUp: 'Sign up with Google',
  tryAgain: 'Try again with Google',
  leaving: 'Opening Google…',
  or: 'or',
} as const;

export const callbackWords = {
  title: 'Signing you in',
  completing: 'Completing authentication...',
  success: 'Login successful! Redirecting...',
  failedTitle: 'That didn’t work',
  oauthFailed: 'Login failed during OAuth redirect.',
  noToken: 'Authentication failed: No token received',
  hints: {
    cancelled: 'You stopped at Google, so nothing has changed here. Try again whenever you like.',
    stateMismatch:
      'The answer from Google didn’t match the request this browser sent, so it was refused. Start again from here.',
    lost: 'This sign-in was already used, or another tab of this site interrupted it. Start again from here.',
    timedOut: 'Google’s answer is taking too long. Check your connection, then try again.',
    other: 'Nothing has changed on your account. Try again in a moment.',
    noToken: 'You’re not signed in any more. Sign in, and you’ll go on from there.',
  },
  tryAgain: 'Try again',
  toLogin: 'Back to sign in',
  toSupport: 'Write to support',
} as const;
