import { brand } from '#src/config/brand.ts';
import { LOOKALIKE, type AuthPanel } from './panel.ts';

export const goodbyePanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: `${brand.name} accounts`,
    address: `{1:restore@${LOOKALIKE}}`,
    subject: 'Your progress can still be saved',
    body: ['Changed your mind? {2:Confirm your card details} to restore your account.'],
    cues: [
      { title: 'The address', explanation: `It looks right, but it belongs to ${LOOKALIKE}.` },
      { title: 'The request', explanation: 'Deleted means gone: nobody can sell it back.' },
    ],
  },
  tip: 'A message about an account that you’ve closed deserves the same look as any other.',
};
