import { duration } from './locale.ts';

const RIGHT_TIME =
  'Signing in needs the right time: let your device set its clock automatically, then try again.';

/** Messages for failures. Those quoted in docs/product are fixed. */
export const failureWords = {
  incorrectCredentials: 'Incorrect email or password.',
  /** Where only a password is asked for. */
  incorrectPassword: 'Incorrect password.',
  verifyEmailFirst: 'Please verify your email before logging in.',
  invalidCode: 'Invalid code. Please try again.',
  codeUsed:
    'Invalid code. Please try again. Each code works once: wait for the next one in your app.',
  wrongAnswer: 'That isn’t the right answer. Please try again.',
  addressRefused: 'We can’t send codes to that address. Check it, then try again.',
  signInFailed: 'Login failed',
  googleSignInFailed: 'Google sign-in failed',
  googleSignUpFailed: 'Google sign-up failed',
  signUpFailed: 'Registration failed',
  verificationFailed: 'Verification failed',
  resetRequestFailed: 'Error sending reset code',
  resetFailed: 'Error resetting password',
  unexpected: 'An unexpected error occurred.',
  sessionFailed: 'We couldn’t check whether you’re signed in. Try again in a moment.',
  signInLost:
    'Your sign-in was interrupted or took longer than 3 minutes, so it was stopped. Please sign in again.',
  setUpLost:
    'Your sign-in was interrupted or took longer than 3 minutes, so it was stopped. Please sign in again. If you’re shown a new key, delete the account that you’ve just added to your app.',
  sessionNotRenewed: 'Your session couldn’t be renewed. Sign in to continue.',
  sessionConflict:
    'Another site has set cookies in this one’s name, so we can’t tell which are yours. Delete this site’s cookies in your browser’s settings, then sign in again.',
  sessionReplaced: 'You’ve signed in again since then. Please try again.',
  signedOut: 'Your session has ended. Sign in to continue.',
  network: 'We can’t reach the sign-in service. Check your connection, then try again.',
  offline: 'You’re offline. Connect to the internet, then try again.',
  notLoaded: 'Part of this page couldn’t be loaded. Reload the page, or try again in a moment.',
  unavailable:
    'The sign-in service isn’t responding properly at the moment. Try again in a minute.',
  signInInstead: '<login>Sign in</login> to continue.',
  /** After the pool's 'try after some time'. */
  waitLonger: 'The wait can be up to an hour.',
  addressUnconfirmed: 'We can’t send a code to this address, because it was never confirmed.',
  emailNotAccepted: 'That email address isn’t accepted. Check it, or use another.',
  passwordNotAccepted: 'That password isn’t accepted. Choose another.',
  phoneNotAccepted:
    'That phone number isn’t accepted. Give it with the country code and no spaces, such as +447700900123.',
  waitAndRetry: 'Wait a moment, then try again.',
  clock: {
    ahead: (size: string) => `Your device’s clock is about ${size} ahead. ${RIGHT_TIME}`,
    behind: (size: string) => `Your device’s clock is about ${size} behind. ${RIGHT_TIME}`,
    size: duration,
  },
  sessionTooLarge:
    'Your account’s details are too large for a browser to hold. It’s nothing you did, and support can put it right.',
  storageRefused:
    'Signing in needs cookies, and your browser blocks them for this site. Allow them, then try again.',
  storageFull:
    'Signing in needs a little of your browser’s storage, and this site’s share is full. Clear the data of this site, then try again.',
  sessionNotStored:
    'Unable to get user session following successful sign-in. Allow cookies for this site, then try again.',
} as const;
