import type { AuthPanel } from './panel.ts';

export const setUpPanel: AuthPanel = {
  specimen: {
    channel: 'chat',
    from: 'Sam from IT',
    address: '{1:sam@helpdesk-chat.example}',
    body: [
      'Hi! We’re moving everyone to a new authenticator.',
      'Could you {2:send me a screenshot of your QR code}? I’ll register your phone for you.',
    ],
    cues: [
      { title: 'The sender', explanation: 'Their account isn’t from your organisation.' },
      { title: 'The screenshot', explanation: 'Anyone with your QR code can generate your codes.' },
    ],
  },
  tip: 'Treat the QR code and its key like a password: scan it, store the key somewhere safe, and show them to no one.',
};
