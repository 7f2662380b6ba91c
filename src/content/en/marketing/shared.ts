/** Words that several public pages share. */
export const sharedWords = {
  faq: 'Questions and answers',
  testimonials: 'What people say',
  specimen: {
    channels: { email: 'Email', sms: 'SMS', chat: 'Chat' },
    cues: 'What the pins point at:',
  },
  learnMore: 'Learn more',
  seePricing: 'See pricing',
  watchDemo: 'Watch Demo',
  startFreeTrial: 'Start Free Trial',
  contactSales: 'Talk to sales',
} as const;
