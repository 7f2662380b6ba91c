import { brand } from '#src/config/brand.ts';

/** The copy of the dashboard's security screen. */
export const securityWords = {
  title: 'Security',
  intro: 'How and where you’re signed in, a copy of your data, and how to delete your account.',
  signingIn: {
    heading: 'How you sign in',
    password: { name: 'Password', state: 'Set', link: 'Change your password' },
    /** The guard lets only sessions with one, or Google’s, reach this screen. */
    authenticator: { name: 'Authenticator app', state: 'On', link: 'Replace your authenticator' },
    google: { name: 'Google', state: 'On' },
    /** Only Google knows whether it’s on. */
    googleFactor: { name: 'Second step', state: 'At Google' },
    googleText: 'Your password and second step are in your Google Account.',
  },
  loading: 'Loading your account…',
  failed: 'We couldn’t load your account.',
  sessions: {
    heading: 'Where you’re signed in',
    intro: 'Don’t recognise a device? Sign it out, then change your password.',
    introWithProvider: 'Don’t recognise a device? Sign it out, then check your Google Account.',
    withProvider: 'Signing out here doesn’t sign you out of Google itself.',
    loading: 'Loading your sessions…',
    failed: 'We couldn’t load your sessions.',
    thisDevice: 'This device',
    unknownDevice: 'Unknown device',
    thisBrowser: 'This browser',
    on: 'on',
    unknownPlace: 'Unknown location',
    /** In a line, before a time. */
    lastActive: 'last active',
    signedIn: 'signed in',
    signOut: 'Sign out',
    signingOut: 'Signing out…',
    /** After the device's name. */
    ended: 'is signed out.',
    /** Around the number of sessions that are folded away. */
    more: 'Show',
    moreEnd: 'more',
    endFailed: 'We couldn’t sign that device out.',
    onlyThis: 'You aren’t signed in anywhere else.',
    none: 'No sessions are listed yet. A new one can take a few seconds to appear.',
    refresh: 'Check again',
    untracked:
      'We can’t list your devices here, but you can sign out of all of them at once, this one included.',
    everywhere: {
      text: 'Lost a device, or not sure? Sign out everywhere, this device included, then sign in again.',
      submit: 'Sign out everywhere',
      submitting: 'Signing out everywhere…',
      failed: 'We couldn’t sign you out everywhere.',
    },
  },
  data: {
    heading: 'Your data',
    intro: 'A copy to keep or to take elsewhere.',
    text: 'One JSON file with your details, second factors, sessions and plan, and what this site keeps in your browser. It’s put together on this device and contains no passwords, codes or keys to your account.',
    lessons: 'Your lessons and results aren’t included.',
    askSupport: 'Ask support for them',
    download: 'Download your data',
    collecting: 'Collecting your data…',
    done: 'Your data is in your downloads, as',
    failed: 'We couldn’t collect your data.',
  },
  deletion: {
    heading: 'Delete your account',
    intro: 'This is permanent: it can’t be undone.',
    text: 'We’ll show you what you’ll lose, then ask you to confirm.',
    start: 'Delete account',
    panelHeading: 'Before you delete your account',
    /** Followed by the email. */
    account: 'You’re about to delete this account:',
    lostHeading: 'What you’ll lose',
    lost: [
      'Your name, email and sign-in details. We can’t bring them back.',
      'Access to the learning site, with your lessons, points and badges.',
      'Your scores in the demo game and your settings in this browser.',
    ],
    staysHeading: 'What stays',
    stays: [
      'Your organisation keeps the results it already has.',
      'Backups keep your account for up to 30 days.',
    ],
    paid: 'Deleting your account doesn’t cancel a paid plan.',
    cancelFirst: 'Cancel it first',
    google: `Your Google Account isn’t touched. Its settings list ${brand.name} under third-party apps and services until you remove it there.`,
    proofHeadings: {
      password: 'Confirm that it’s you',
      'fresh-session': 'Confirm the deletion',
      'sign-in-again': 'Sign in with Google first',
    },
    password: 'Your password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    phrase: 'delete my account',
    confirmation: 'Type “delete my account” to confirm',
    passwordMissing: 'Enter your password.',
    wrongPassword: 'That isn’t your password. Try again.',
    notConfirmed: 'Type “delete my account”, without the quotation marks.',
    fresh: 'You’ve just signed in with Google, so typing these words is all that’s left.',
    again:
      'You signed in a while ago, so we need to know that it’s still you. You’ll come back to this page and have 10 minutes to delete your account.',
    signInAgain: 'Sign in with Google',
    /** After `signInAgain`. Not shown on a phone, where it would need a second line. */
    signInAgainEnd: 'again',
    leaving: 'Opening Google…',
    submit: 'Delete for good',
    submitting: 'Deleting your account…',
    cancel: 'Keep my account',
    failed: 'We couldn’t delete your account.',
  },
} as const;
