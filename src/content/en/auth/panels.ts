import { brand } from '#src/config/brand.ts';
import type { Specimen } from '#src/lib/specimen.ts';

/** Shown beside an auth screen on wide viewports: a phish typical of this step, and a tip. */
export interface AuthPanel {
  specimen: Specimen;
  tip: string;
}

/** A host that passes for ours at a glance. */
export const LOOKALIKE = `${brand.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '')}-account.example`;

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

export const googlePanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'Anna shared a file',
    address: '{1:share@docs-viewer.example}',
    subject: '“Salaries 2026” is waiting for you',
    body: ['Sign in with Google and {2:let Docs Viewer read and send your email} to open it.'],
    cues: [
      { title: 'The address', explanation: 'Not Google’s, and not Anna’s.' },
      { title: 'The permission', explanation: 'A file needs no access to your email.' },
    ],
  },
  tip: 'Before you let an app in, read what it asks for. The sign-in can be real and the app still a phish.',
};
