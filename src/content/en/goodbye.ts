import { brand } from '#src/config/brand.ts';
import { LOOKALIKE, type AuthPanel } from './auth/panels.ts';

/** The copy of the page after an account or all its sessions have ended. */
export const goodbyeWords = {
  'account-deleted': {
    title: 'Your account has been deleted',
    text: 'Your name, email and sign-in details are gone, and so is everything this site kept in your browser. Backups are deleted within 30 days.',
    thanks: 'Thank you for learning with us. You’re welcome back whenever you like.',
  },
  'signed-out-everywhere': {
    title: 'Signed out everywhere',
    text: 'Every session has ended, on this device and on all the others. Lessons left open elsewhere close within the hour.',
    thanks: 'Might someone else know your password? Reset it before you sign in again.',
  },
  'signed-out-but-at-provider': {
    title: 'Signed out everywhere',
    text: 'Every session here has ended, on this device and on all the others. Lessons left open elsewhere close within the hour.',
    thanks: 'You’re still signed in at Google itself. On a shared computer, sign out there too.',
  },
  home: 'Return to Home',
  signIn: 'Sign in',
  resetPassword: 'Reset your password',
} as const;

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
