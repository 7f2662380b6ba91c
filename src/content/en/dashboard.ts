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
  profile: {
    title: 'Profile',
    intro: 'Your details, and how you sign in.',
    loading: 'Loading your profile…',
    failed: 'We couldn’t load your profile.',
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
      notChanged: 'Your name hasn’t been changed.',
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
    },
    authenticator: {
      heading: 'Multi-factor authentication',
      intro: 'The second step when you sign in.',
      replace: 'Replace Authenticator App',
      starting: 'Preparing your key…',
      setUpHeading: 'Set up the new app',
      oldStillWorks:
        'Your current authenticator keeps working until a code from the new one has been verified.',
      codeLabel: 'Code from the new app',
      verify: 'Verify Authenticator App',
      verifying: 'Checking the code…',
      cancel: 'Cancel',
      success: 'Authenticator app setup successfully!',
      confirmed:
        'Your new app is active. Codes from the old one no longer work: you can remove it.',
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
    comingSoon: 'More billing features coming soon.',
    dialog: {
      title: 'Cancel your subscription?',
      text: 'Our support team does this for you. The support form opens with its topic filled in, and nothing changes until you send it.',
      toSupport: 'Ask support to cancel',
      keep: 'Keep my plan',
    },
  },
} as const;
