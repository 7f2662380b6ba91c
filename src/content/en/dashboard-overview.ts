/** The copy of the overview that the dashboard opens with. */
export const overviewWords = {
  greeting: 'Hello',
  greetingByName: 'Hello, <name/>',
  next: {
    heading: 'Your next lesson',
    text: 'A few minutes.',
    go: 'Go to your lessons',
  },
  protection: {
    heading: 'What protects your account',
    password: 'Password',
    google: 'Google, and its second step if you’ve turned that on',
    methods: {
      TOTP: 'Authenticator app',
      SMS: 'Codes by text message',
      EMAIL: 'Codes by email',
    },
    since: 'Signed in since <time/>',
    toSecurity: 'See where you’re signed in',
  },
  plan: {
    heading: 'Your plan',
    /** Where none was chosen in this browser: the account doesn’t say which. */
    none: 'Billing isn’t open yet, so there’s nothing to pay.',
    toSubscription: 'Manage plan',
  },
} as const;
