import type { AuthPanel } from './panel.ts';

export const enableMfaPanel: AuthPanel = {
  specimen: {
    channel: 'chat',
    from: 'Service desk',
    address: '{1:desk@it-support-team.example}',
    body: [
      'You’ll see a few sign-in requests on your phone tonight. It’s only maintenance.',
      '{2:Tap Approve} and they’ll stop.',
    ],
    cues: [
      { title: 'The sender', explanation: 'Anyone can call themselves that.' },
      { title: 'The favour', explanation: 'You’d be approving their sign-in, not yours.' },
    ],
  },
  tip: 'If you get a request that you didn’t start, someone else has your password. Decline it, then change the password.',
};
