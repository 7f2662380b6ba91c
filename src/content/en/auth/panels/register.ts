import type { AuthPanel } from './panel.ts';

export const registerPanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'Orders',
    address: '{1:billing@cancel-my-order.example}',
    subject: 'Thanks for joining! We’ll take {2:£79.99 today}',
    body: ['Not you? Sign in with your email password within 12 hours to cancel.'],
    cues: [
      { title: 'The address', explanation: 'Made to be read in a hurry. It isn’t a shop’s.' },
      {
        title: 'The bill',
        explanation: 'A sum you never agreed to, so you click before you think.',
      },
    ],
  },
  tip: 'Use a password here that you use nowhere else. If another site leaks yours, it won’t work here.',
};
