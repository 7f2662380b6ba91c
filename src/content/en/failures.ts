/** What we say when something fails. The first four and the fallbacks are the specification's. */
export const failureWords = {
  incorrectCredentials: 'Incorrect email or password.',
  verifyEmailFirst: 'Please verify your email before logging in.',
  invalidCode: 'Invalid code. Please try again.',
  codeUsed:
    'Invalid code. Please try again. Each code works once: wait for the next one in your app.',
  wrongAnswer: 'That isn’t the right answer. Please try again.',
  addressRefused: 'We can’t send codes to that address. Check it, then try again.',
  enterNewestCode: 'Enter the code that your app shows now.',
  signInFailed: 'Login failed',
  googleSignInFailed: 'Google sign-in failed',
  googleSignUpFailed: 'Google sign-up failed',
  signUpFailed: 'Registration failed',
  verificationFailed: 'Verification failed',
  resetRequestFailed: 'Error sending reset code',
  resetFailed: 'Error resetting password',
  unexpected: 'An unexpected error occurred.',
  sessionFailed: 'We couldn’t check whether you’re signed in. Try again in a moment.',
  sessionLost:
    'Your sign-in was interrupted or took longer than 3 minutes, so it was stopped. Please sign in again.',
  signedOut: 'Your session has ended. Sign in to continue.',
  network: 'We can’t reach the sign-in service. Check your connection, then try again.',
  unavailable: 'The sign-in service isn’t answering properly just now. Try again in a minute.',
  waitAndRetry: 'Wait a moment, then try again.',
  sessionTooLarge:
    'Your account’s sign-in is too large for this browser to keep, so you have not been signed in. Please write to support.',
  storageRefused:
    'Your browser keeps nothing for this site, and signing in needs it to. Allow cookies for this site, then try again.',
  sessionNotStored:
    'Unable to get user session following successful sign-in. Allow cookies for this site, then try again.',
} as const;
