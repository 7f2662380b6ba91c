import { brand } from '#src/config/brand.ts';
import { codePanel } from './code.ts';
import { LOOKALIKE, type AuthPanel } from './panel.ts';

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
