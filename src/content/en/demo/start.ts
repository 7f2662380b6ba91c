import { plural } from '#content/locale.ts';

/** The start screen’s copy, apart from that of the later screens, which are fetched with the game. */
export const startWords = {
  heading: 'Spot the phish',
  lead: 'Six messages, some phish, some genuine. Report or trust each one, and say how sure you are.',
  today: {
    heading: 'Today’s six',
    number: (day: number) => `No. ${day}`,
    text: 'The same six for everyone, until midnight in London.',
    play: 'Play today’s six',
  },
  practice: {
    text: 'Or practise on six others, as often as you like.',
    play: 'Play six others',
    yesterday: 'Play yesterday’s six',
  },
  start: 'Start the round',
  retry: 'Try again',
  terms: 'Three minutes, no account. Your games stay in this browser.',
  starting: 'Opening your inbox…',
  failed: 'The messages didn’t load. Check your connection, then try again.',
  invited:
    '<b>You’ve been sent a round.</b> You’ll get the same six messages as the person who sent it.',
  notARound: 'That link doesn’t lead to a round. Here are today’s six instead.',
  interrupted: 'You’re in the middle of another round',
  resume: 'Continue your round',
  who: 'Your part',
  howTitle: 'How a round works',
  how: [
    {
      title: '1. Look closer',
      text: 'Open senders, links and attachments.',
    },
    {
      title: '2. Mark what looks wrong',
      text: 'In a phish, each cue you mark earns points.',
    },
    {
      title: '3. Report or trust',
      text: 'Say how sure you are, and see what gives it away.',
    },
    {
      title: '4. See how you did',
      text: 'Your points, your badges and what to practise.',
    },
  ],
  picture: {
    alt: 'A text message that has been reported, and two more to judge.',
    heading: 'Messages like these',
    messages: [
      {
        channel: 'SMS',
        from: '+44 7700 900471',
        text: 'We couldn’t deliver your parcel. Choose a day: ',
        cue: 'redfinch-slot.example',
        verdict: 'Well spotted: 150 points',
      },
      {
        channel: 'Email',
        from: 'Wrenhall People Team',
        text: 'The rota has changed.',
      },
      {
        channel: 'Chat',
        from: 'Dana, Finance',
        text: 'Quick one: can you approve the code on your phone?',
      },
    ],
  },
} as const;

/** The player who sent the round, and what they scored. */
export function challenge(name: string | null, right: number, all: number): string {
  return name === null
    ? `<b>You’ve been challenged: ${right} of ${all} right.</b> You’ll get the same six messages. Can you do better?`
    : `<b>${name} got ${right} of ${all} right.</b> You’ll get the same six messages. Can you do better?`;
}

/** The streak before today’s six are played. */
export function streakToKeep(days: number): string {
  return plural(days, {
    one: `You’ve played ${days} day in a row. Today would make it ${days + 1}.`,
    other: `You’ve played ${days} days in a row. Today would make it ${days + 1}.`,
  });
}

/** What a new round would cost. */
export function roundReplaced(answers: number): string {
  return `You’ve judged ${answers} of its 6 messages. A new round would replace it. Your badges stay.`;
}

/** Names the round that the visitor’s link names. */
export function startNew(code: string | null): string {
  return code === null ? 'Start the new round' : `Start round ${code}`;
}

/** Whom the messages are written to: said once, before the first of them. */
export const reader = {
  introduction:
    'You are Sam Okoro, office manager at Wrenhall Homes in Leeds (wrenhall.example), with a daughter at university and a son at primary school.',
} as const;
