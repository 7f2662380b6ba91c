/** For a signed-in user, or one who has just signed in. Texts quoted in docs/product.md are fixed. */
export const signedInWords = {
  already: {
    title: 'You’re already signed in',
    as: 'Signed in as',
    checking: 'Checking whether you’re signed in…',
    toDashboard: 'Go to your dashboard',
    signOut: 'Sign out',
    signingOut: 'Signing out…',
  },
  justNow: {
    title: 'You’re signed in',
    redirecting: 'All set. Opening your page…',
    /** For a user who doesn’t want to wait for the redirect. */
    continue: 'Continue',
  },
} as const;
