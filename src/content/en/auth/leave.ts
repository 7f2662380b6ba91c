import type { AuthPanel } from './panels.ts';
import { brand } from '#src/config/brand.ts';

/** /leave. Texts quoted in docs/product are fixed. */
export const leaveWords = {
  title: `You’re about to leave ${brand.name}`,
  intro: 'The link you followed leads to another site:',
  advice:
    'The part in bold says whose site it is. What comes before and after it can be anything. If you don’t recognise it, don’t go there.',
  toDashboard: 'Go to your dashboard',
  toHome: 'Return to Home',
  toSupport: 'Contact support',
  goAnyway: 'Continue to <host/>',
  nowhereTitle: 'We can’t open that link',
  nowhere: 'Its address is incomplete, or we can’t check where it leads, so we stopped here.',
  withoutAddress: 'It doesn’t say which address to open, so we stopped here.',
  inMessage: 'If it came in a message',
  whatToDo: [
    'Don’t trust the message, or any other link in it.',
    'Report it, as you would a phish.',
    'To get where you wanted to go, type the address yourself.',
  ],
} as const;

export const leavePanel: AuthPanel = {
  specimen: {
    channel: 'chat',
    from: 'Unknown contact',
    address: '{1:added you today}',
    body: ['Is this you in the photo?? {2:google.album.example/p}'],
    cues: [
      {
        title: 'The contact',
        explanation: 'Someone you’ve never met, with something urgent to show.',
      },
      { title: 'The link', explanation: 'A famous name in front. The owner comes last.' },
    ],
  },
  tip: 'In a link, look just before the first single slash: that’s the owner.',
};
