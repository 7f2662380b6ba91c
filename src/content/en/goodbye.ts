/** The copy of the page after an account or all its sessions have ended. */
export const goodbyeWords = {
  'account-deleted': {
    title: 'Your account has been deleted',
    text: 'Your name, email and sign-in details are gone, and so is everything this site kept in your browser. Backups are deleted within 30 days.',
    thanks: 'Thank you for learning with us. You’re welcome back whenever you like.',
  },
  'signed-out-everywhere': {
    title: 'Signed out everywhere',
    text: 'Every session has ended, on this device and on all the others. Lessons left open elsewhere close within the hour.',
    thanks: 'Might someone else know your password? Reset it before you sign in again.',
  },
  'signed-out-but-at-provider': {
    title: 'Signed out everywhere',
    text: 'Every session here has ended, on this device and on all the others. Lessons left open elsewhere close within the hour.',
    thanks: 'You’re still signed in at Google itself. On a shared computer, sign out there too.',
  },
  home: 'Return to Home',
  signIn: 'Sign in',
  resetPassword: 'Reset your password',
} as const;
