import type { Scenario } from '#src/lib/scenario.ts';

export const smsFamily: readonly Scenario[] = [
  {
    id: 'new-number',
    channel: 'sms',
    kind: 'phish',
    trick: 'new-number',
    twin: 'new-profile',
    context:
      'Your daughter Ellie is at university in Newcastle. Her number is saved in your phone.',
    sender: {
      name: '+44 7700 900741',
      address: '+44 7700 900741',
      note: 'Not in your contacts. First message from this number.',
    },
    sent: '2026-11-19T15:22',
    body: [
      '{1:Hi mum its me}, dropped my phone down the loo so {2:this is my number for now} :(',
      { you: 'Oh no! Is that you Ellie?' },
      'Yes :( {3:cant get into my bank on this one} and {4:rent is due by 5}. {5:Could you send £640 to my landlord?} ill pay you back tomorrow',
      '{6:Cant talk, the mic is broken too} xx',
    ],
    cues: [
      {
        name: 'poses-as-known',
        deciding: true,
        text: '“Me” could be anyone’s child. You were the one who said Ellie.',
      },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'Not the number you’ve saved. Ring that one and see who answers.',
      },
      { name: 'distracting-detail', text: 'A reason why she can’t pay it herself.' },
      { name: 'urgency', text: 'An hour and a half, no time to think it over.' },
      { name: 'sensitive-request', text: 'Money, to an account you’ve never paid before.' },
      {
        name: 'inconsistency',
        text: 'A different phone, and its microphone happens to be broken too.',
      },
    ],
    premise: [0, 6, 4, 6, 6],
    difficulty: 'moderate',
    lesson: {
      kind: 'ring',
      right: '07700 900286, saved under Ellie',
      decoys: ['+44 7700 900741, in this text', '+44 7700 900318, in a second text signed Ellie'],
    },
    feedback: {
      report:
        '“Me” never says who; you supplied the name. A call to the number you have saved for Ellie would end the story.',
      trust:
        '“Hi mum its me” fits any family: the name came from you. Before money moves, ring the number you’ve saved. If Ellie picks up, you’ll both know.',
    },
  },
  {
    id: 'borrowed-phone',
    channel: 'sms',
    kind: 'genuine',
    context:
      'Your daughter Ellie is coming home by train tonight. You always meet her at the station, by the bike racks. Her grandad is staying with you.',
    sender: {
      name: '+44 7700 900652',
      address: '+44 7700 900652',
      note: 'Not in your contacts. First message from this number.',
    },
    sent: '2026-11-20T17:28',
    body: [
      'Mum its Ellie on Freyas phone, {4:mine has died} :( {2:missed the 17.10 so im on the next one, in at 19.31}. Can you still get me?',
      { you: 'Yes. Which entrance?' },
      '{1:By the bike racks like always.} Freya says hi',
      '{2:And tell Grandad im not eating his sprouts}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'You asked, and she named the place where you always meet. An impostor would have had to guess.',
      },
      {
        kind: 'trust',
        text: 'Her name, her train, who is at home: it all fits Ellie.',
      },
      { kind: 'doubt', at: ['sender'], text: 'A number that you’ve never seen.' },
      { kind: 'doubt', text: 'A dead phone, how every “Hi mum” fraud begins.' },
    ],
    lesson: {
      kind: 'proof',
      right: 'She knows where you always meet',
      decoys: ['She calls you Mum', 'She says whose phone it is'],
    },
    feedback: {
      report:
        'She knew where you always meet, and asks for a lift, not for money. An unknown number is a good reason to ask what only Ellie can answer, and you did.',
      trust:
        'She knew where you always meet, and wants a lift, not money. And who else would know about the sprouts?',
    },
  },
  {
    id: 'wrong-number',
    channel: 'sms',
    kind: 'phish',
    trick: 'easy-money',
    twin: 'easy-job',
    context: 'You aren’t Anna, and don’t play badminton. These texts came over three evenings.',
    sender: {
      name: '+44 7700 900866',
      address: '+44 7700 900866',
      note: 'Not in your contacts. First message on Friday.',
    },
    sent: '2026-11-22T20:51',
    body: [
      'Hi Anna, {2:are we still on for badminton on Sunday?}',
      { you: 'Wrong number, sorry! I’m not Anna' },
      'Oh no, how embarrassing! {3:Most people don’t even answer, you’re very kind.} I’m Vivian, new in Leeds, I sell tea',
      { you: 'No harm done. Good luck with the tea!' },
      '{4:Thank you my friend}, the tea is only for fun now! {1:My uncle showed me how to trade gold, £200 is £340 by Friday, every week.} {5:Start with £50 and I’ll do the first one with you}, {6:he takes new people till Tuesday}',
    ],
    cues: [
      {
        name: 'too-good-to-be-true',
        deciding: true,
        text: 'Seventy per cent a week, every week. No trade on earth does that.',
      },
      {
        name: 'distracting-detail',
        text: 'A wrong number, sent to thousands, to see who answers.',
      },
      {
        name: 'you-are-special',
        text: 'Praise for being polite, which you’ll want to go on being.',
      },
      { name: 'poses-as-known', text: 'A friend after three evenings, who has never been seen.' },
      {
        name: 'sensitive-request',
        text: 'The £50 comes back, with profit. The £5,000 after it doesn’t.',
      },
      { name: 'limited-time', text: 'Till Tuesday. There’s always a Tuesday.' },
      { name: 'missing-signer', at: ['sender'], text: 'A first name that you can’t look up.' },
    ],
    premise: [0, 2, 2, 2, 2],
    difficulty: 'moderate',
    lesson: {
      kind: 'proof',
      right: 'A firm that you find yourself, in the regulator’s register',
      decoys: ['A screenshot of last week’s profit', 'Your first £50, paid back as £85'],
    },
    feedback: {
      report:
        'Seventy per cent a week is too good to be true. The wrong number was no mistake: it starts a friendship, and the friendship sells the trade.',
      trust:
        'No honest trade makes seventy per cent a week. The wrong number was the bait, the kindness the hook, and the first £50 would even have come back. Say nothing more, and forward it to 7726.',
    },
  },
];
