import { LOOKALIKE, type AuthPanel } from './panel.ts';

export const signInPanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'IT Helpdesk',
    address: `{1:security@${LOOKALIKE}}`,
    subject: 'Your password expires today',
    body: ['We noticed unusual activity. Confirm your details {2:within 2 hours} to keep access.'],
    cues: [
      {
        title: 'The address',
        explanation: `Not ours: it belongs to ${LOOKALIKE}.`,
      },
      { title: 'The deadline', explanation: 'It’s there to stop you thinking.' },
    ],
  },
  tip: 'A sign-in page is only as real as its address. Look just before the first single slash: that’s the owner.',
};
