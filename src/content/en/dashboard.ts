import { brand } from '#src/config/brand.ts';
import { SAMPLE_PLAN } from '#src/config/plans.ts';
import { planNames, planPrices } from './plans.ts';
import { profileLabels } from './profile-labels.ts';

export const FORGOTTEN_PASSWORD = 'Forgotten it? You can <reset>reset it by email</reset>.';

/** The copy of the signed-in screens. Texts quoted in docs/product are fixed. */
export const dashboardWords = {
  navigation: 'Dashboard',
  retry: 'Try again',
  /** When a screen couldn’t be loaded. */
  unchanged:
    'Nothing in your account has changed. Still not working? <support>Contact support</support>',
  profile: {
    title: 'Profile',
    intro: 'Your details, and how you sign in.',
    loading: 'Loading your profile…',
    failed: 'We couldn’t load your profile.',
    activeHere: `Set up at ${brand.name}`,
    none: 'None',
    /** Below the pool’s sentence about a limit. */
    tooOften: 'Wait up to an hour, then try again.',
    on: 'On',
    preferred: '<word>Preferred</word>: the one that we ask for.',
    methods: { SMS: 'Text message', TOTP: 'Authenticator app', EMAIL: 'Email' },
    details: {
      ...profileLabels.details,
      nameMissing: 'Enter your full name.',
      saving: 'Saving…',
      saved: 'Profile updated successfully.',
      savedHere: 'Saved',
      tooOften: 'Your new name isn’t saved yet. Wait up to an hour, then save it again.',
      failed: 'Error updating profile:',
    },
    password: {
      ...profileLabels.password,
      showCurrent: 'Show current password',
      hideCurrent: 'Hide current password',
      saving: 'Changing…',
      saved: 'Password updated successfully.',
      savedHere: 'Changed',
      /** Below the pool’s own sentence, which calls the email a username. */
      currentWrong: `That isn’t your current password. ${FORGOTTEN_PASSWORD}`,
      /** Once it is changed: the pool ends no session. */
      otherDevices: 'Other devices stay signed in. <sessions>Sign out other devices</sessions>',
    },
    authenticator: {
      ...profileLabels.authenticator,
      starting: 'Preparing your key…',
      setUpHeading: 'Replace your authenticator app',
      setUpIntro:
        'Your current authenticator keeps working until a code from the new one has been verified. In the same app you’ll then have two entries. The new one has today’s date; delete the other once you’re done.',
      /** What the app calls the new entry, which it would otherwise take for the old one. */
      entry: (email: string, date: string) => `${email} (${date})`,
      codeMissing: 'Enter the code that your new app shows.',
      codeLabel: 'Code from the new app',
      verify: 'Verify Authenticator App',
      verifying: 'Checking the code…',
      cancel: 'Cancel',
      success: 'Authenticator app setup successfully!',
      /** At a time of day. */
      replaced: [
        'Your new app took over at <time/>.',
        `You can delete the old ${brand.name} entry now: its codes no longer work.`,
      ],
      startFailed: 'Error starting authenticator app setup:',
      codeFailed: 'Error confirming code:',
      withProvider: 'You sign in with Google, so your second step is in your Google Account.',
    },
  },
  subscription: {
    title: 'Subscription',
    intro: 'Your plan, and when it renews.',
    currentPlan: 'Current Plan',
    plan: planNames[SAMPLE_PLAN],
    sample: 'Sample',
    price: planPrices[SAMPLE_PLAN],
    sampleNote: 'Plan, price and date are samples until billing opens.',
    includes: `What ${planNames[SAMPLE_PLAN]} includes`,
    renewsOn: 'Renews on <date/>',
    upgrade: 'Upgrade Plan',
    cancel: 'Cancel Subscription',
    plans: {
      heading: 'All plans',
      text: 'Choose one, and our support team will switch you to it. <soon>More billing features coming soon.</soon>',
      current: 'The sample above',
      noSimulations: 'No simulations',
      /** To a larger plan, and to a smaller one. Its name is for screen readers: it's the row's heading. */
      up: (plan: string) => `Ask to upgrade <spoken>to ${plan}</spoken>` as const,
      down: (plan: string) => `Ask to switch <spoken>to ${plan}</spoken>` as const,
      talk: 'Talk to sales',
      chosen: 'Yours once billing opens',
      compare: 'Compare the plans side by side',
    },
    dialog: {
      title: 'Cancel your subscription?',
      text: 'Nothing changes until you ask for it. The support form opens with its topic filled in, and our support team does the rest.',
      toSupport: 'Ask support to cancel',
      keep: 'Keep my plan',
    },
  },
} as const;
