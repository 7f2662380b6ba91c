import { brand } from '#src/config/brand.ts';
import type { AuthPanel } from './panel.ts';

export const codePanel: AuthPanel = {
  specimen: {
    channel: 'sms',
    from: brand.name,
    address: '{1:07700 900142}',
    body: [
      'We’ve blocked a sign-in to your account. {2:Reply with your 6-digit code} to unlock it.',
    ],
    cues: [
      {
        title: 'The number',
        explanation: 'A stranger’s mobile. Anyone can put our name above it.',
      },
      { title: 'The request', explanation: 'We never ask you to send us a code.' },
    ],
  },
  tip: 'A code belongs on the screen you’re signing in to, and nowhere else. Don’t read it out and don’t send it on.',
};
