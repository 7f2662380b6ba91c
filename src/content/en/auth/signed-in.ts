/** For a signed-in user, or one who has just signed in. Texts quoted in docs/product are fixed. */
export const signedInWords = {
  already: {
    title: 'You’re already signed in',
    as: 'Signed in as <address>.</address>',
    checking: 'Checking whether you’re signed in…',
    toDashboard: 'Go to your dashboard',
    shared:
      'Not you? Sign out to use another account. On a shared device, sign out whenever you’ve finished.',
    signOut: 'Sign out',
  },
  justNow: {
    title: 'You’re signed in',
    /** After a code from the authenticator. */
    welcome: 'Welcome back',
    welcomeByName: 'Welcome back, <name/>',
    opening: {
      dashboard: 'Opening your dashboard…',
      lessons: 'Opening your lessons…',
      other: 'Opening your page…',
    },
    /** For a user who doesn’t want to wait for the redirect. */
    continue: 'Continue',
  },
  /** After the set-up of the first authenticator. */
  protected: {
    title: 'Your account is protected',
    intro: 'From now on, you’ll sign in with your password and a code from your app.',
    steps: [
      { text: 'Signed in', done: true },
      { text: 'Your authenticator', done: true },
    ],
  },
} as const;
