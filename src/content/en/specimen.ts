/** The copy around a specimen: a message, pinned and annotated. */
export const specimenWords = {
  channels: { email: 'Email', sms: 'SMS', chat: 'Chat' },
  cues: 'What the pins point at:',
  cue: (title: string) => `<b>${title}.</b> <explanation/>` as const,
} as const;
