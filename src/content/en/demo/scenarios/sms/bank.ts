import type { Scenario } from '#src/lib/scenario.ts';

export const smsBank: readonly Scenario[] = [
  {
    id: 'read-the-code',
    channel: 'sms',
    kind: 'phish',
    trick: 'read-out-code',
    twin: 'six-digits',
    context:
      'You bank with Brackwater. These texts arrived in the same thread as their earlier ones. You haven’t bought anything today.',
    sender: {
      name: 'Brackwater',
      address: 'Brackwater',
      note: 'A name instead of a number. Phones put every text with the same name into one thread.',
    },
    sent: '2026-11-18T09:16',
    body: [
      'Brackwater: {3:did you try to pay £389.00 to HOBB & PINE at 09:14?} Reply Y or N.',
      { you: 'N' },
      'Thank you, we’ve stopped it. {4:Someone from our fraud team will ring you in the next 10 minutes.} {2:Please have the code below ready to read to them}, so that they know it’s you.',
      'Brackwater: 481 207 is your code for adding a new phone to your account. {1:Never share it with anyone, not even us.}',
    ],
    cues: [
      {
        name: 'inconsistency',
        deciding: true,
        text: 'One text wants the code read out; the next says never to share it. The code adds a phone, and it isn’t yours.',
      },
      {
        name: 'sensitive-request',
        text: 'A code is for typing where you asked for it, never for reading out.',
      },
      { name: 'business-process', text: 'Banks do ask about payments, in just these words.' },
      {
        name: 'poses-as-known',
        text: 'The caller will sound helpful, and will know all that these texts say.',
      },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'The thread proves nothing: your phone sorts texts by a name that the sender typed.',
      },
    ],
    premise: [0, 8, 4, 8, 6],
    difficulty: 'very',
    lesson: {
      kind: 'ring',
      right: 'The number on the back of your card',
      decoys: [
        'The number that rings you in ten minutes',
        'The number that a third text gives, in the same thread',
      ],
    },
    feedback: {
      report:
        'One text asks you to read out a code; the next tells you never to. That code would have added a thief’s phone to your account. Ring the number on your card.',
      trust:
        'The texts contradict each other: read the code out, never share the code. It adds someone’s phone to your account. The thread looks right because anyone can type a sender’s name.',
    },
  },
  {
    id: 'card-check',
    channel: 'sms',
    kind: 'genuine',
    context:
      'You are paying Pennine & Coast £64.20 for rail tickets with your Brackwater card. The website has just said “Waiting for your bank”.',
    sender: {
      name: 'Brackwater',
      address: 'Brackwater',
      note: 'In the same thread as your bank’s earlier texts. That alone proves nothing.',
    },
    sent: '2026-11-21T20:17',
    body: [
      'Brackwater: {3:was it you who tried to pay £64.20 to PENNINE & COAST} {1:a minute ago with your card ending 2206?} {4:Reply YES or NO to this text.} {2:We won’t ring you, and we’ll never ask for a code.}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'The amount, the shop and the time all match the payment you’re making.',
      },
      { kind: 'trust', text: 'Yes or no is all it wants: no code, no call, no link.' },
      { kind: 'doubt', text: 'An alarm about your money.' },
      { kind: 'doubt', text: 'It wants an answer from you, by text.' },
    ],
    lesson: {
      kind: 'proof',
      right: 'The amount, the shop and the time match your payment',
      decoys: ['It comes in your bank’s usual thread', 'It says that it won’t ask for a code'],
    },
    feedback: {
      report:
        'The amount, the shop and the time match the payment on your screen, and yes or no gives nothing away. A text that then asks for a code is another matter.',
      trust:
        'It describes the payment you’re making right now, and a yes or no gives nothing away. No code, no call, no link.',
    },
  },
  {
    id: 'safe-account',
    channel: 'sms',
    kind: 'phish',
    trick: 'account-rescue',
    twin: 'account-flagged',
    context:
      'You bank with Brackwater. The number on the back of your card is 03069 990 220. These texts arrived in the same thread as their earlier ones.',
    sender: {
      name: 'Brackwater',
      address: 'Brackwater',
      note: 'A name instead of a number. Phones put every text with the same name into one thread.',
    },
    sent: '2026-11-17T13:09',
    body: [
      'Brackwater: {3:a transfer of £1,940.00 to D MARSH is waiting} and {4:leaves your account at 13:30}. If you don’t recognise it, please ring our fraud team on {2:03069 990 714}.',
      'Brackwater: {1:until it’s been looked into, they’ll help you to move your balance to a safe account in your own name.} {5:Please don’t use the app before you’ve spoken to them, as that could release the payment.}',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'Banks have no “safe accounts”. They stop a payment themselves; only a thief needs you to move money.',
      },
      { name: 'inconsistency', text: 'Not the number on your card, which ends in 220.' },
      { name: 'business-process', text: 'Banks do ask about transfers, and in this tone.' },
      { name: 'urgency', text: 'Twenty-one minutes in which to ring, not to think.' },
      {
        name: 'distracting-detail',
        text: 'It keeps you out of the app, where you’d see that nothing is waiting.',
      },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'The thread proves nothing: your phone sorts texts by a name that the sender typed.',
      },
    ],
    premise: [0, 8, 6, 8, 4],
    difficulty: 'very',
    lesson: {
      kind: 'ring',
      right: '03069 990 220, on the back of your card',
      decoys: ['03069 990 714, in this text', 'The number of the fraud officer who rings you'],
    },
    feedback: {
      report:
        'No bank has a “safe account” for you to move money to. And the number in the text isn’t the one on your card: that’s the one to ring.',
      trust:
        'The “safe account” is the thief’s: no bank asks you to move your money to protect it. The number isn’t the one on your card, either. Ring that one, whatever a text says.',
    },
  },
  {
    id: 'payment-declined',
    channel: 'sms',
    kind: 'genuine',
    context:
      'At Nadler Tyres the machine has just refused your Brackwater card, for £212.00. The number on the back of the card is 03069 990 220.',
    sender: {
      name: 'Brackwater',
      address: 'Brackwater',
      note: 'In the same thread as your bank’s earlier texts. That alone proves nothing.',
    },
    sent: '2026-11-19T12:26',
    body: [
      'Brackwater: {3:we’ve stopped a payment of £212.00} {2:to NADLER TYRES with your card ending 2206}, and {4:the card is blocked for now}. {1:There’s nothing to reply to and nothing to tap. Please ring the number on the back of your card.}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'It gives you no link and no number: you ring the one on your own card.',
      },
      { kind: 'trust', text: 'The shop and the sum are those on the machine in front of you.' },
      { kind: 'doubt', text: 'An alarm about your money.' },
      { kind: 'doubt', text: 'A blocked card, with someone waiting behind you.' },
    ],
    lesson: {
      kind: 'ring',
      right: '03069 990 220, on your card',
      decoys: [
        'A number that rings you and says it’s your bank',
        'The first number that an online search shows',
      ],
    },
    feedback: {
      report:
        'It gives neither a link nor a number: it sends you to the one on your own card, and the shop and the sum are those on the machine. Ringing that number was the answer to your doubts.',
      trust:
        'It sends you to the number on your own card, and asks for nothing itself. Shop and sum are those on the machine in front of you.',
    },
  },
];
