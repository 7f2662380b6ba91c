import type { Scenario } from '#src/lib/scenario.ts';
import { heroScenario } from '../../hero.ts';

export const smsParcels: readonly Scenario[] = [
  heroScenario,
  {
    id: 'delivery-slot',
    channel: 'sms',
    kind: 'phish',
    trick: 'name-in-front',
    twin: 'payslip-corrected',
    context:
      'On Sunday you ordered a lamp from Hobb & Pine. Redfinch (redfinch.example) are delivering it.',
    sender: {
      name: 'Redfinch',
      address: 'Redfinch',
      note: 'A name instead of a number. Anyone can choose one.',
    },
    sent: '2026-11-17T16:31',
    links: [
      {
        text: 'redfinch.track-my-slot.example/r7',
        target: 'https://redfinch.track-my-slot.example/r7',
      },
    ],
    body: [
      'Redfinch: {2:your parcel arrives tomorrow between 10:10 and 11:10} with Amir. Not in? {3:Pick a safe place or a neighbour by 8pm}: {link:1}',
    ],
    cues: [
      {
        name: 'domain-spoofing',
        at: ['link-1'],
        deciding: true,
        text: 'Read it from the end: track-my-slot.example owns this, and redfinch is only a word in front.',
      },
      {
        name: 'business-process',
        text: 'Exactly what couriers write, except that no shop or order is named.',
      },
      { name: 'urgency', text: 'A mild deadline, just enough to make you tap.' },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'The sender typed the name at the top.',
      },
    ],
    premise: [0, 8, 8, 4, 4],
    difficulty: 'very',
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'The end of the link gives it away: track-my-slot.example. “redfinch” in front of it is decoration. The rest was as good as the real thing.',
      trust:
        'Read the link from its end: it belongs to track-my-slot.example, and “redfinch.” is only a word in front. You were expecting a parcel, and that’s what made it work.',
    },
  },
  {
    id: 'lamp-on-its-way',
    channel: 'sms',
    kind: 'genuine',
    context:
      'You ordered a lamp from Hobb & Pine, order HP-20519. Redfinch (redfinch.example) are delivering it.',
    sender: {
      name: 'Redfinch',
      address: 'Redfinch',
      note: 'A name instead of a number. Anyone can choose one.',
    },
    sent: '2026-11-18T08:02',
    links: [{ text: 'redfinch.example/t/HP20519', target: 'https://redfinch.example/t/HP20519' }],
    body: [
      'Redfinch: {2:your Hobb & Pine order HP-20519} is with Amir and arrives today, 13:05 to 14:05. {3:Nothing to pay.} {4:Follow the van or change the day}: {link:1}',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The link belongs to redfinch.example, with nothing in front of the name or behind it.',
      },
      { kind: 'trust', text: 'The shop and the order number are right.' },
      { kind: 'trust', text: 'No fee, so no card.' },
      { kind: 'doubt', text: 'A delivery text with a link: the commonest lure there is.' },
    ],
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'The link is redfinch.example, the courier’s own, and the order number is yours. Delivery texts deserve suspicion; this one passes.',
      trust:
        'The link belongs to redfinch.example, the order is yours, and there’s nothing to pay.',
    },
  },
  {
    id: 'rug-next-door',
    channel: 'sms',
    kind: 'genuine',
    context:
      'You’re out, and Redfinch are delivering the rug that you ordered from Hobb & Pine, order HP-20774. Mrs Doyle lives at number 9.',
    sender: {
      name: 'Redfinch',
      address: 'Redfinch',
      note: 'A name instead of a number. Anyone can choose one.',
    },
    sent: '2026-11-21T11:48',
    body: [
      'Redfinch: {2:your Hobb & Pine order HP-20774} is with your neighbour at no. 9. {1:Nothing to pay, nothing to do.} Amir says she made him try it in the hall first',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'It wants nothing: no link, no fee, no answer.',
      },
      { kind: 'trust', text: 'The shop and the order number are right.' },
      { kind: 'doubt', at: ['sender'], text: 'A name that anyone could have typed.' },
    ],
    lesson: {
      kind: 'proof',
      right: 'It asks for nothing, and you can see for yourself at number 9',
      decoys: ['It comes from “Redfinch”', 'It names the driver'],
    },
    feedback: {
      report:
        'It wants nothing: no link, no fee, no answer. The order number is yours, and Mrs Doyle has a rug in her hall.',
      trust: 'It wants nothing: no link, no fee, no answer. And you can check next door.',
    },
  },
];
