/** What the profile says to every user. Apart from the rest of its copy, because the guard shows it while it waits. */
export const profileLabels = {
  details: {
    heading: 'Your details',
    intro: 'The name that your organisation sees.',
    name: 'Full name',
    email: 'Email',
    emailHint: 'You sign in with this address, so it can’t be changed here.',
    save: 'Save changes',
  },
  password: {
    heading: 'Password',
    intro: 'You’ll need your current one.',
    current: 'Current password',
    next: 'New password',
    save: 'Change password',
  },
  authenticator: {
    heading: 'Multi-factor authentication',
    intro: 'The second step when you sign in.',
    replace: 'Replace Authenticator App',
  },
} as const;
