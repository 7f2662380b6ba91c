/** The words of the signed-in screens. */
export const dashboardWords = {
  navigation: 'Dashboard',
  profileLink: 'Profile',
  signingOut: 'Signing out…',
  checking: 'Checking your session…',
  retry: 'Try again',
  profile: {
    title: 'Profile',
    intro: 'Who you are here, and what protects your account.',
    details: 'Your details',
    name: 'Full name',
    email: 'Email',
    loading: 'Loading your profile…',
    failed: 'We couldn’t load your profile.',
    mfaHeading: 'Multi-factor authentication',
    mfaIntro: 'What you’re asked for besides your password.',
    none: 'None',
    preferred: 'preferred',
    methods: { SMS: 'Text message', TOTP: 'Authenticator app', EMAIL: 'Email' },
  },
} as const;
