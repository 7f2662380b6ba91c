import type { AuthPanel } from './panel.ts';

export const choicePanel: AuthPanel = {
  specimen: {
    channel: 'sms',
    from: 'Your bank',
    address: '{1:07700 900671}',
    body: ['A payment of £640.00 is waiting. {2:Call 0909\u00A0879\u00A00321} to stop it.'],
    cues: [
      { title: 'The number', explanation: 'Your bank’s name, on a private mobile.' },
      { title: 'The call', explanation: 'They’d ask you for a code, to “cancel” the payment.' },
    ],
  },
  tip: 'Don’t ring that number. Ring the one that’s printed on your card.',
};
