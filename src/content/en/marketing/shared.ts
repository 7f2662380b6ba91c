import { brand } from '#src/config/brand.ts';

/** Words that several public pages share. */
export const sharedWords = {
  faq: 'Questions and answers',
  testimonials: 'What people say',
  onThisPage: 'On this page',
  seePricing: 'See pricing',
  watchDemo: 'Watch Demo',
  startFreeTrial: 'Start Free Trial',
  // Before launch: have somebody who gives these demonstrations.
  closing: {
    title: 'See it with your own inbox in mind',
    text: 'Half an hour with one of us, on the lures that your people really get. No slides.',
    mail: 'Schedule a demo',
    subject: `A demo of ${brand.name}`,
  },
} as const;
