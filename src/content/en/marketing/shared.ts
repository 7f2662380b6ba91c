import { brand } from '#src/config/brand.ts';

/** Copy shared by several public pages. */
export const sharedWords = {
  faq: 'Questions and answers',
  testimonials: 'What people say',
  sampleQuotes: 'Sample quotes until launch.',
  watchDemo: 'Watch Demo',
  startFreeTrial: 'Start Free Trial',
  /** Below that button. */
  trial: 'Choose a plan and get 14 days free, no\u00A0credit\u00A0card.',
  // A live demo is given by people; the demo at /demo is a game. Before launch: have people who give these.
  closing: {
    title: 'Practise on the lures your people get',
    text: '14 days free, no credit card. Or book a 30-minute demo.',
    mail: 'Schedule a live demo',
    subject: `A live demo of ${brand.name}`,
  },
} as const;
