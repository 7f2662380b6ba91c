import { brand } from '#src/config/brand.ts';
import { LOOKALIKE, type AuthPanel } from './panels.ts';

/** Beside the steps that only a sign-in has. */
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

export const emailCodePanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: brand.name,
    address: `{1:security@${LOOKALIKE}}`,
    subject: 'We’ve blocked a sign-in',
    body: ['{2:Reply with the code} that we’ve just sent you, and we’ll unlock your account.'],
    cues: [
      { title: 'The address', explanation: `It looks right, but it belongs to ${LOOKALIKE}.` },
      { title: 'The request', explanation: 'We never ask you to send us a code.' },
    ],
  },
  tip: codePanel.tip,
};

export const choicePanel: AuthPanel = {
  specimen: {
    channel: 'sms',
    from: brand.name,
    address: '{1:07700 900671}',
    body: [`Your sign-in method has been changed. Not you? Undo it: {2:${LOOKALIKE}/undo}`],
    cues: [
      {
        title: 'The number',
        explanation: 'A stranger’s mobile. Anyone can put our name above it.',
      },
      { title: 'The link', explanation: `It opens ${LOOKALIKE}, to take your password.` },
    ],
  },
  tip: 'A message that worries you needn’t be answered. Open the site yourself and look there.',
};

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
