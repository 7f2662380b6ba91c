import type { AuthPanel } from './panel.ts';

export const signedInPanel: AuthPanel = {
  specimen: {
    channel: 'sms',
    from: 'Parking',
    address: '{1:07700 900515}',
    body: ['Unpaid charge. Settle {2:£25 today or £70 tomorrow} at pay-parking.example'],
    cues: [
      { title: 'The number', explanation: 'A private mobile. Councils send letters.' },
      { title: 'The price', explanation: 'It rises overnight, so that you pay before you check.' },
    ],
  },
  tip: 'Sharing this device? Sign out when you’ve finished, or the next person can use your account.',
};
