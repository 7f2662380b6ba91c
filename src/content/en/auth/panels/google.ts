import type { AuthPanel } from './panel.ts';

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
