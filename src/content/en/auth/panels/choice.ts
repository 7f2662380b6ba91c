import { brand } from '#src/config/brand.ts';
import { LOOKALIKE, type AuthPanel } from './panel.ts';

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
