import type { AuthPanel } from './panel.ts';

export const forgotPasswordPanel: AuthPanel = {
  specimen: {
    channel: 'sms',
    from: 'Account alert',
    address: '{1:07700 900388}',
    body: ['Your password was reset. {2:Not you? Sign in to undo it:} undo-reset.example'],
    cues: [
      { title: 'The number', explanation: 'A stranger’s mobile, not a company’s.' },
      {
        title: 'The fright',
        explanation: 'Nothing was reset. The link is there to steal your password.',
      },
    ],
  },
  tip: 'You can ignore a reset that you didn’t ask for: without the code, nothing changes.',
};
