/** The copy of the overview that the dashboard opens with. */
export const overviewWords = {
  greeting: 'Hello',
  next: {
    heading: 'Your lessons',
    text: 'A few minutes’ practice keeps you sharp.',
    go: 'Go to your lessons',
    going: 'Opening…',
  },
  protection: {
    heading: 'What protects your account',
    password: 'Your password',
    google: 'Your Google Account, with its own second step',
    methods: {
      TOTP: 'Codes from your authenticator app',
      SMS: 'Codes by text message',
      EMAIL: 'Codes by email',
    },
    since: 'On this device you’ve been signed in since',
    toSecurity: 'See where you’re signed in',
  },
  plan: {
    heading: 'Your plan',
    toSubscription: 'Manage your plan',
  },
} as const;
