import { LOOKALIKE, type AuthPanel } from './panel.ts';

export const signedInPanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'Account team',
    address: `{1:sessions@${LOOKALIKE}}`,
    subject: 'You’ve been signed out',
    body: [
      'We closed your session to keep it safe. {2:Sign in from this message} to open it again.',
    ],
    cues: [
      { title: 'The address', explanation: `Not ours: it belongs to ${LOOKALIKE}.` },
      { title: 'The way in', explanation: 'A link in a message can lead to a copy of the page.' },
    ],
  },
  tip: 'Asked to sign in? Come here by yourself, and see whether you already are.',
};
