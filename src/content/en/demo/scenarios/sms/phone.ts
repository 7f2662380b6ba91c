import type { Scenario } from '#src/lib/scenario.ts';

export const smsPhone: readonly Scenario[] = [
  {
    id: 'loyalty-prize',
    channel: 'sms',
    kind: 'phish',
    trick: 'prize',
    twin: 'birthday-draw',
    context:
      'Your phone contract is with Tuppenny Mobile (tuppenny.example), whose texts come from TUPPENNY.',
    sender: {
      name: 'TUPPENNYVIP',
      address: 'TUPPENNYVIP',
      note: 'A name instead of a number. Not a sender you’ve had before.',
    },
    sent: '2026-11-21T11:30',
    links: [
      { text: 'tuppenny-vip.example/claim', target: 'https://tuppenny-vip.example/claim?m=4471' },
    ],
    body: [
      '{2:Good news!} {3:You’ve been picked from 4 million customers} as our {3:customer of the month}. {1:Claim 12 months free and a new phone worth £949.} {4:Only 3 phones left}, {4:ends tonight 23:59}. {5:Pay £1 postage with your card}: {link:1}',
      '{6:T&Cs apply. Tuppenny is a registered trademark.}',
    ],
    cues: [
      {
        name: 'too-good-to-be-true',
        deciding: true,
        text: 'A year free and a £949 phone, in a draw that you never entered.',
      },
      { name: 'generic-greeting', text: 'The customer of the month has no name.' },
      { name: 'you-are-special', text: 'Picked from millions: so was everyone who got this.' },
      {
        name: 'limited-time',
        text: 'Three left, until tonight. Tomorrow there will be three left again.',
      },
      { name: 'sensitive-request', text: '£1 is the excuse; the card details are the prize.' },
      { name: 'legal-text', text: 'Small print to make a gift look like business.' },
      {
        name: 'domain-spoofing',
        at: ['link-1'],
        text: 'tuppenny-vip.example isn’t tuppenny.example.',
      },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'Anyone can type a sender name like this one. Your network’s is TUPPENNY.',
      },
    ],
    premise: [0, 4, 2, 0, 6],
    difficulty: 'least',
    lesson: { kind: 'target', link: 1, decoys: ['tuppenny.example', 'tuppenny-mobile.example'] },
    feedback: {
      report:
        'A £949 phone from a draw you never entered is too good to be true. The £1 postage is how they get your card details.',
      trust:
        'You never entered a draw, so there’s nothing to win. A prize that costs £1 “postage” is after the card, and the link isn’t your network’s.',
    },
  },
  {
    id: 'sign-in-code',
    channel: 'sms',
    kind: 'genuine',
    context:
      'Half a minute ago you pressed “Text me a code” on the page of Keyhearth, where you sign in at work. It’s still open.',
    sender: {
      name: '+44 7700 900093',
      address: '+44 7700 900093',
      note: 'Not in your contacts. First message from this number.',
    },
    sent: '2026-11-16T08:40',
    body: [
      '{1:Your Keyhearth code is 220 914.} {4:It works for 5 minutes.} {2:Don’t give it to anyone, whoever they say they are.} {5:If you didn’t ask for it, someone else may have your password.}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'You asked for it half a minute ago, and you know where to type it.',
      },
      { kind: 'trust', text: 'It wants nothing back: no link, no reply.' },
      { kind: 'doubt', at: ['sender'], text: 'A mobile number that you’ve never seen.' },
      { kind: 'doubt', text: 'A clock that’s running.' },
      { kind: 'doubt', text: 'An alarming sentence about your password.' },
    ],
    lesson: {
      kind: 'proof',
      right: 'You asked for it half a minute ago',
      decoys: ['It runs out in five minutes', 'It tells you not to give it to anyone'],
    },
    feedback: {
      report:
        'You had asked for it seconds earlier, and it wants nothing back. Codes come from all sorts of numbers. One that you didn’t ask for would deserve a report.',
      trust:
        'You’d asked for it, and it wants nothing in return. A code is fine on the page where you asked, and nowhere else.',
    },
  },
  {
    id: 'voice-note',
    channel: 'sms',
    kind: 'phish',
    trick: 'voice-message',
    twin: 'voicemail-player',
    context:
      'Your phone is with Tuppenny Mobile (tuppenny.example). You hear your voicemail by holding down the 1 key, and have never needed a password for it.',
    sender: {
      name: 'TupVoice',
      address: 'TupVoice',
      note: 'A name instead of a number. Not a sender you’ve had before.',
    },
    sent: '2026-11-20T16:12',
    links: [
      {
        text: 'tuppenny.voicebox-ai.example/v8',
        target: 'https://tuppenny.voicebox-ai.example/v8',
      },
    ],
    body: [
      '{2:Dear customer}, {3:(1) NEW VOICE NOTE} from 0113 496 0158. AI summary: {4:“…about the accident this morning…} {5:please ring back before five…”} {6:Will be deleted in 2 hours.}',
      '{1:Sign in with your number and your Tuppenny password to listen}: {link:1} {7:T&Cs apply, fair use.}',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'Listening takes the 1 key. A voice message that wants your password is after the password.',
      },
      { name: 'generic-greeting', text: 'Your network knows your name.' },
      { name: 'unprofessional-design', text: 'Capitals, and a number in brackets.' },
      {
        name: 'distracting-detail',
        text: 'Half a sentence about an accident: you fill in the rest.',
      },
      { name: 'urgency', text: 'Before five, and it’s past four.' },
      { name: 'limited-time', text: 'Two hours, so that you don’t leave it for later.' },
      { name: 'legal-text', text: 'Terms and conditions, for a message from a friend?' },
      {
        name: 'domain-spoofing',
        at: ['link-1'],
        text: 'The owner is voicebox-ai.example; tuppenny is only a word in front.',
      },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'A new sender, under a name that anyone can type.',
      },
    ],
    premise: [0, 4, 2, 6, 4],
    difficulty: 'least',
    lesson: { kind: 'target', link: 1, decoys: ['tuppenny.example', 'tuppenny-voice.example'] },
    feedback: {
      report:
        'A voice message that wants your password is after the password. You’d hold down the 1 key. The half-sentence about an accident was written to make you forget that.',
      trust:
        'It wants your password to play a message: your voicemail never has. The link belongs to voicebox-ai.example. The accident in the “summary” was there to hurry you. Hold down the 1 key instead.',
    },
  },
];
