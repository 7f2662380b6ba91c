/** The copy around a specimen: a message, pinned and annotated. */
export const specimenWords = {
  channels: { email: 'Email', sms: 'SMS', chat: 'Chat' },
  cues: 'What the pins point at:',
  cueTitle: (title: string) => `${title}.`,
} as const;
