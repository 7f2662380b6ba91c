import { brand } from '#src/config/brand.ts';
import { LOOKALIKE, type AuthPanel } from './panel.ts';

export const verifyEmailPanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: brand.name,
    address: `{1:no-reply@${LOOKALIKE}}`,
    subject: 'Last step: verify your email',
    body: ['{2:Enter your email password} on our secure page, or your account will be removed.'],
    cues: [
      {
        title: 'The address',
        explanation: `Our name comes first, but it belongs to ${LOOKALIKE}.`,
      },
      { title: 'The request', explanation: 'Verifying an email address never needs its password.' },
    ],
  },
  tip: 'A fake email works best when you’re expecting a real one. Type the code here, on the page you opened yourself.',
};
