import type { Scenario } from '#src/lib/scenario.ts';

export const chatSuppliers: readonly Scenario[] = [
  {
    id: 'service-dates',
    channel: 'chat',
    kind: 'phish',
    trick: 'shared-file',
    twin: 'salary-bands',
    context:
      'Joanna from Tolland Lifts is a guest in your lifts channel. You share files there through Inktray (inktray.example).',
    sender: {
      name: 'Joanna Kowalczyk',
      address: 'joanna.kowalczyk@tolland-lifts.example',
      note: 'Guest in the lifts channel since March 2025.',
    },
    sent: '2026-11-20T11:52',
    links: [
      {
        text: 'inktray.example/s/q1-visits',
        target: 'https://inktray.docs-signin.example/s/q1-visits',
      },
    ],
    body: [
      'Morning! {3:The service dates for January to March are up}, with the two you asked to move: {link:1}',
      { you: 'Thanks Joanna, will look after lunch' },
      'Great. {2:It may ask for your work email and password, that’s just Inktray being careful with guests.} {4:Could you confirm by three?} The engineers’ rota is done tonight',
    ],
    cues: [
      {
        name: 'hidden-url',
        at: ['link-1'],
        deciding: true,
        text: 'The text says inktray.example; the link opens docs-signin.example.',
      },
      {
        name: 'sensitive-request',
        text: 'A shared file never needs your work password, and the excuse comes before you ask.',
      },
      { name: 'business-process', text: 'Exactly the file that you were waiting for.' },
      { name: 'urgency', text: 'A reasonable deadline, a few hours off.' },
      {
        name: 'poses-as-known',
        at: ['sender'],
        text: 'The account really is Joanna’s. Someone else may be using it.',
      },
    ],
    premise: [8, 8, 6, 4, 4],
    difficulty: 'very',
    lesson: { kind: 'target', link: 1, decoys: ['inktray.example', 'tolland-lifts.example'] },
    feedback: {
      report:
        'The link says Inktray and opens docs-signin.example. Sender, thread and timing were all real: someone seems to be using Joanna’s account, so ring her.',
      trust:
        'The link says inktray.example but opens docs-signin.example, to collect your password. Joanna’s account is real, so it may be in other hands. Links need checking even from friends.',
    },
  },
  {
    id: 'urgent-repair',
    channel: 'chat',
    kind: 'genuine',
    context:
      'Joanna from Tolland Lifts is a guest in your lifts channel. You share files there through Inktray (inktray.example).',
    sender: {
      name: 'Joanna Kowalczyk',
      address: 'joanna.kowalczyk@tolland-lifts.example',
      note: 'Guest in the lifts channel since March 2025.',
    },
    sent: '2026-11-13T12:03',
    links: [
      { text: 'inktray.example/s/aire-repair', target: 'https://inktray.example/s/aire-repair' },
    ],
    body: [
      'Hi Sam, Aire House failed its lift inspection this morning :( {3:I need a yes today or it stays shut over the weekend.} {4:£1,870 plus VAT}, here’s the quote: {link:1}',
      { you: 'Do you need a new order number?' },
      'No, it comes under the contract. {2:It’ll be on the normal invoice, normal bank details.} {1:Ring Martin or me at the office if you’d like to talk it through}',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The link opens inktray.example, as it says, and she’d be glad of a call to the office.',
      },
      {
        kind: 'trust',
        text: 'Same contract, same invoice, same account: no money goes anywhere new.',
      },
      { kind: 'doubt', text: 'It has to be today.' },
      { kind: 'doubt', text: 'A large bill out of the blue.' },
      { kind: 'doubt', at: ['sender'], text: 'A guest from another firm, with a link.' },
    ],
    lesson: {
      kind: 'ring',
      right: 'Tolland Lifts’ office, from your contract',
      decoys: ['A number that she types into this chat', 'The number at the foot of the quote'],
    },
    feedback: {
      report:
        'The link opens inktray.example, as it says, the bank details stay the same, and she suggests a call. Urgent, expensive and genuine: lifts do fail.',
      trust:
        'The link opens what it says, nothing changes about how you pay, and she’d welcome a call. Urgent isn’t the same as false.',
    },
  },
  {
    id: 'invoice-portal',
    channel: 'chat',
    kind: 'genuine',
    context:
      'Joanna from Tolland Lifts is a guest in your lifts channel. Their office number and bank details are in your contract.',
    sender: {
      name: 'Joanna Kowalczyk',
      address: 'joanna.kowalczyk@tolland-lifts.example',
      note: 'Guest in the lifts channel since March 2025.',
    },
    sent: '2026-11-17T10:18',
    body: [
      'Hi Sam, one for the new year: {3:from January our invoices come through a portal instead of by post.} {1:Nothing to do now, and the bank account stays the same}',
      { you: 'Will I need to register?' },
      '{4:Yes, sorry, yet another password.} {2:We’ll send a letter first and Martin will ring you, so that you can be sure it’s us.} Until then, paper, with my terrible handwriting',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'The bank account stays the same, and there’s nothing to do now. A thief needs one or the other.',
      },
      {
        kind: 'trust',
        text: 'A letter and a call come first: two routes that she can’t fake in a chat.',
      },
      { kind: 'doubt', text: 'A new way to send bills: invoice fraud often begins like this.' },
      { kind: 'doubt', text: 'A password to choose, before long.' },
      { kind: 'trust', at: ['sender'], text: 'The account that she’s used since March 2025.' },
    ],
    lesson: {
      kind: 'order',
      steps: [
        'Wait for the letter',
        'Ring the office on the number in your contract',
        'Register at the address that they confirm',
      ],
      decoys: ['Register through a link in a chat'],
    },
    feedback: {
      report:
        'The bank account stays the same, and there’s nothing to do until a letter and a call have come. Changes to billing deserve suspicion; she’d planned for it.',
      trust:
        'Nothing to do, no new account, and a letter and a call before anything changes. That’s how an honest change is announced.',
    },
  },
];
