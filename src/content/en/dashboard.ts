import { brand } from '#src/config/brand.ts';
import { SAMPLE_PLAN } from '#src/config/plan.ts';
import { price } from './locale.ts';
import { planNames } from './plans.ts';

/** The copy of the signed-in screens. Texts quoted in docs/product.md are fixed. */
export const dashboardWords = {
  navigation: 'Dashboard',
  profileLink: 'Profile',
  subscriptionLink: 'Subscription',
  securityLink: 'Security',
  retry: 'Try again',
  /** When a screen couldn’t be loaded. */
  unchanged: 'Nothing in your account has changed.',
  stuck: 'Still not working?',
  toSupport: 'Contact support',
  profile: {
    title: 'Profile',
    intro: 'Your details, and how you sign in.',
    loading: 'Loading your profile…',
    failed: 'We couldn’t load your profile.',
    /** Before `none`. */
    activeHere: 'Methods set up here',
    none: 'None',
    preferred: 'preferred',
    methods: { SMS: 'Text message', TOTP: 'Authenticator app', EMAIL: 'Email' },
    details: {
      heading: 'Your details',
      intro: 'The name that your organisation sees.',
      name: 'Full name',
      nameMissing: 'Enter your full name.',
      email: 'Email',
      emailHint: 'You sign in with this address, so it can’t be changed here.',
      save: 'Save changes',
      saving: 'Saving…',
      saved: 'Profile updated successfully.',
      savedHere: 'Saved',
      notChangedYet: 'Wait up to an hour, then save your name again. It hasn’t been changed yet.',
      failed: 'Error updating profile:',
    },
    password: {
      heading: 'Password',
      intro: 'To change it, enter the one that you have now.',
      current: 'Current password',
      showCurrent: 'Show current password',
      hideCurrent: 'Hide current password',
      save: 'Change password',
      saving: 'Changing…',
      saved: 'Password updated successfully.',
      savedHere: 'Password changed',
      /** Below the field, when the pool's message above the form says that it was wrong. */
      currentWrong: 'Enter the one that you sign in with now.',
      forgotten: 'Forgotten it? You can',
      reset: 'reset it by email',
    },
    authenticator: {
      heading: 'Multi-factor authentication',
      intro: 'The second step when you sign in.',
      replace: 'Replace Authenticator App',
      starting: 'Preparing your key…',
      setUpHeading: 'Set up the new app',
      oldStillWorks:
        'Your current authenticator keeps working until a code from the new one has been verified.',
      codeMissing: 'Enter the code that your new app shows.',
      codeLabel: 'Code from the new app',
      verify: 'Verify Authenticator App',
      verifying: 'Checking the code…',
      cancel: 'Cancel',
      success: 'Authenticator app setup successfully!',
      confirmed: `Your new app is active. You can remove ${brand.name} from the old one: its codes no longer work.`,
      startFailed: 'Error starting authenticator app setup:',
      codeFailed: 'Error confirming code:',
      withProvider:
        'You sign in with Google, so Google asks for your second factor. There’s no authenticator app to set up here.',
    },
  },
  subscription: {
    title: 'Subscription',
    intro: 'Your plan, and when it renews.',
    currentPlan: 'Current Plan',
    plan: planNames[SAMPLE_PLAN],
    sample: 'Sample',
    price: `${price(99)} per month`,
    sampleNote: 'A sample plan, price and date until billing opens.',
    includes: `What ${planNames[SAMPLE_PLAN]} includes`,
    renewsOn: 'Renews on',
    upgrade: 'Upgrade Plan',
    cancel: 'Cancel Subscription',
    others: {
      heading: 'Change your plan',
      text: 'Ask support to switch, and they’ll do it for you.',
    },
    comingSoon: 'More billing features coming soon.',
    dialog: {
      title: 'Cancel your subscription?',
      text: 'Our support team does this for you. The support form opens with its topic filled in, and nothing changes until you send it.',
      toSupport: 'Ask support to cancel',
      keep: 'Keep my plan',
    },
  },
} as const;
