import { LOOKALIKE, type AuthPanel } from './panel.ts';

export const questionPanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'Account recovery',
    address: `{1:recovery@${LOOKALIKE}}`,
    subject: 'Confirm your security question',
    body: ['{2:Reply with your mother’s maiden name}, so that we can keep your account open.'],
    cues: [
      { title: 'The address', explanation: `It looks right, but it belongs to ${LOOKALIKE}.` },
      { title: 'The request', explanation: 'No one needs the answer, except the sign-in page.' },
    ],
  },
  tip: 'An answer works like a password. Type it where you sign in, and tell it to nobody.',
};
