import type { AuthPanel } from './panel.ts';

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
