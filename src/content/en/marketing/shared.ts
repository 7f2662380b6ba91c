/** Words that several public pages share. */
export const sharedWords = {
  faq: 'Questions and answers',
  testimonials: 'What people say',
  onThisPage: 'On this page',
  seePricing: 'See pricing',
  watchDemo: 'Watch Demo',
  startFreeTrial: 'Start Free Trial',
} as const;
