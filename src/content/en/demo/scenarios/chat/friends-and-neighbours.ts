import type { Scenario } from '#src/lib/scenario.ts';

export const chatFriendsAndNeighbours: readonly Scenario[] = [
  {
    id: 'bin-day-poster',
    channel: 'chat',
    kind: 'phish',
    trick: 'qr-code',
    twin: 'authenticator-qr',
    context:
      'Stairwell is your street’s chat app. The council (aldermere.example) sends news about the bins by leaflet, and charges nothing for them.',
    sender: {
      name: 'Karen T.',
      address: 'karen_t_44 on Stairwell',
      note: 'Joined the street’s group today. No house number.',
    },
    where: { app: 'Stairwell' },
    sent: '2026-11-18T18:20',
    links: [{ text: 'QR code', target: 'https://aldermere.bin-register.example/card', as: 'qr' }],
    body: [
      'Hi all, {2:this is on the lamp post by the school}: “{3:From 1 December every home needs a bin permit.} {4:Scan and register by Friday for £12}, {5:or your bins won’t be emptied.}”',
      '{link:1}',
      '{6:I’ve done ours, took two minutes with my card} :)',
    ],
    cues: [
      {
        name: 'hidden-url',
        at: ['link-1'],
        deciding: true,
        text: 'The code opens bin-register.example, with aldermere only in front. The council’s own is aldermere.example.',
      },
      { name: 'business-process', text: 'Notices do hang on lamp posts. Anyone can hang one.' },
      {
        name: 'inconsistency',
        text: 'The council tells you by leaflet, and empties bins for nothing.',
      },
      { name: 'limited-time', text: 'Two days, for something nobody has heard of.' },
      { name: 'threat', text: 'Two weeks of rubbish at the door.' },
      {
        name: 'poses-as-known',
        text: 'A neighbour who has paid already makes it feel safe.',
      },
      {
        name: 'missing-signer',
        at: ['sender'],
        text: 'In the group since today, at no house number.',
      },
    ],
    premise: [0, 6, 4, 4, 4],
    difficulty: 'moderate',
    lesson: { kind: 'target', link: 1, decoys: ['aldermere.example', 'aldermere-bins.example'] },
    feedback: {
      report:
        'The code opens bin-register.example, not the council’s aldermere.example. Stickers on lamp posts and parking machines are an easy way to spread a link that nobody can read.',
      trust:
        'The QR code opens bin-register.example, not the council. A code is a link that you can’t read, so look at the address before you tap. And “Karen” joined the street today.',
    },
  },
  {
    id: 'new-profile',
    channel: 'chat',
    kind: 'phish',
    trick: 'new-number',
    twin: 'new-number',
    context:
      'Your friend Mo is in Lisbon for the weekend. You have his number and a chat of four years on Chirrup; last Sunday you ran to the reservoir together.',
    sender: {
      name: 'Mo',
      address: 'mo_runs_2 on Chirrup',
      note: 'A new profile. You have no earlier messages from it.',
    },
    where: { app: 'Chirrup' },
    sent: '2026-11-21T21:37',
    body: [
      'hey its Mo, {2:got locked out of my old profile so im on this one now}',
      { you: 'Oh no! How’s Lisbon?' },
      'great till {3:someone took my bag and cards} :( {4:hotel wants paying tonight or im on the street.} {5:can you send £280 to their account?} back on monday i promise',
      { you: 'Poor you. Where did we run last Sunday?' },
      '{1:haha mate no time for a quiz}, {4:phones on 3%}',
    ],
    cues: [
      {
        name: 'poses-as-known',
        deciding: true,
        text: 'One question that only Mo could answer, and he dodged it. Mo would have said “the reservoir”.',
      },
      { name: 'distracting-detail', text: 'A reason for the new profile, before you ask.' },
      { name: 'humanitarian', text: 'A friend in trouble, far from home.' },
      { name: 'urgency', text: 'Tonight, and the battery’s nearly gone.' },
      { name: 'sensitive-request', text: 'Money, to an account you’ve never paid.' },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'Anyone can copy a name and a picture. This profile has no past with you.',
      },
    ],
    premise: [0, 6, 2, 6, 6],
    difficulty: 'moderate',
    lesson: {
      kind: 'order',
      steps: [
        'Send no money',
        'Ring Mo, or write to him in your old chat',
        'Help, if it really was Mo',
      ],
      decoys: ['Ask this profile for a photo of Mo'],
    },
    feedback: {
      report:
        'You asked where you’d run, and he dodged it. A call to the number you have for Mo would settle the rest.',
      trust:
        'The real Mo would have said “the reservoir”. New profile, stolen bag, no time to talk: the story is always the same. Ring the number you have before any money moves.',
    },
  },
  {
    id: 'six-digits',
    channel: 'chat',
    kind: 'phish',
    trick: 'read-out-code',
    twin: 'read-the-code',
    context:
      'Megan from book club is a contact on Chirrup. A text has just come to your phone: “604 118 is your Chirrup code. Never share it.”',
    sender: {
      name: 'Megan',
      address: 'megan_reads on Chirrup',
      note: 'In your contacts. Her profile was opened on a new phone today.',
    },
    where: { app: 'Chirrup' },
    sent: '2026-11-20T19:55',
    body: [
      '{2:hello dear friend} how are you? {4:my niece is in a baby photo contest}, {3:she need only 2 votes more!!}',
      { you: 'Aw, good luck to her!' },
      '{1:i put your number by mistake, a 6 digit code is come to you, send it me please} {5:it finish in 5 minutes}',
      { you: 'The text says never to share it' },
      '{6:dont worry is only for the vote} {7:✔ safe} {5:QUICK please} {8:or she lose everything} and {8:she will cry all night}',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'The code opens your profile on another phone. Whoever has it is you, to all your contacts.',
      },
      { name: 'generic-greeting', text: 'Megan knows your name.' },
      {
        name: 'spelling-or-grammar',
        text: 'Megan runs a book club. She doesn’t write like this.',
      },
      { name: 'distracting-detail', text: 'A baby, so that you don’t look at the code.' },
      { name: 'urgency', text: 'Five minutes: about as long as the code lasts.' },
      { name: 'inconsistency', text: 'For a vote, she says. The text says that it’s for Chirrup.' },
      { name: 'security-icons', text: 'A tick and a word.' },
      { name: 'humanitarian', text: 'A child in tears, if you think for a minute.' },
      {
        name: 'poses-as-known',
        at: ['sender'],
        text: 'The profile is Megan’s, the new phone may not be.',
      },
    ],
    premise: [0, 4, 2, 4, 4],
    difficulty: 'least',
    lesson: {
      kind: 'ring',
      right: 'Megan’s number, from the book club’s list',
      decoys: ['A new number that this profile sends you', 'A voice call in this chat'],
    },
    feedback: {
      report:
        'A code that comes to you is yours alone: with this one, someone else would be writing as you by now. Ring Megan, as hers seems to be gone already.',
      trust:
        'The text said it: never share the code. With it, someone takes over your profile and writes to your friends, just as they did with Megan’s. Ring her.',
    },
  },
  {
    id: 'train-fare',
    channel: 'chat',
    kind: 'genuine',
    context:
      'You and your daughter Ellie have shared this chat on Chirrup since 2021. Her allowance goes to an account that’s saved in your bank’s app.',
    sender: {
      name: 'Ellie',
      address: 'ellie_okoro on Chirrup',
      note: 'In your contacts. You have shared this chat since 2021.',
    },
    where: { app: 'Chirrup' },
    sent: '2026-11-18T21:02',
    body: [
      'mum {3:can i have £40 early} pls, {4:the cheap train tickets go at midnight}',
      { you: 'Again? What happened to last week’s?' },
      'textbooks :( {1:just the usual account and take it off next month}',
      '{2:ring me if you like im only doing my essay}. its on whether fish feel pain. they do. no more fish fingers',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'The usual account, saved in your bank’s app. A thief would need you to use another.',
      },
      { kind: 'trust', text: 'She’s glad to be rung, and an impostor never is.' },
      { kind: 'doubt', text: 'Money.' },
      { kind: 'doubt', text: 'By midnight.' },
      { kind: 'trust', at: ['sender'], text: 'Her own profile, in a chat of five years.' },
    ],
    lesson: {
      kind: 'order',
      steps: [
        'Ring Ellie',
        'Open your bank’s app yourself',
        'Send it to the account that’s saved there',
      ],
      decoys: ['Ask her to write you the account number'],
    },
    feedback: {
      report:
        'She wants it in the usual account, which a thief couldn’t empty, and would be glad of a call. Money in a hurry is worth that call; this was only Ellie.',
      trust:
        'It goes to the usual account, the chat is five years old, and you may ring. A thief would want a new account and no call.',
    },
  },
];
