import type { Scenario } from '#src/lib/scenario.ts';

export const chatHotel: readonly Scenario[] = [
  {
    id: 'hotel-card',
    channel: 'chat',
    kind: 'phish',
    trick: 'paid-already',
    twin: 'energy-arrears',
    context:
      'On Roamwell (roamwell.example) you booked two nights at the Saltmarsh Hotel, 4 to 6 December, and paid in full.',
    sender: {
      name: 'The Saltmarsh Hotel',
      address: 'saltmarsh-hotel on Roamwell',
      note: 'The hotel that you booked. Sent through the Roamwell app.',
    },
    where: { app: 'Roamwell' },
    sent: '2026-11-22T21:14',
    links: [
      { text: 'roamwell.example/confirm', target: 'https://roamwell.stay-confirm.example/b/SM88' },
    ],
    body: [
      'Dear Ms Okoro, we look forward to welcoming you on 4 December. {2:Our payment provider has changed}, and {1:we still need a card for your stay before we can keep the booking}.',
      '{3:Please add one within six hours}, {4:or the room will be released}: {link:1}',
      '{5:£268.00 will be reserved and returned to you at once.} Any questions, just reply here.\nElena, Reservations',
    ],
    cues: [
      {
        name: 'inconsistency',
        deciding: true,
        text: 'You’ve paid in full, so there’s nothing left to secure with a card.',
      },
      { name: 'business-process', text: 'Hotels do hold cards, and providers do change.' },
      { name: 'urgency', text: 'Six hours, on a Sunday night.' },
      { name: 'threat', text: 'Your room, given to someone else.' },
      {
        name: 'sensitive-request',
        text: 'Card details, with the promise that the money comes straight back.',
      },
      {
        name: 'hidden-url',
        at: ['link-1'],
        text: 'The text says roamwell.example, the link opens stay-confirm.example.',
      },
    ],
    premise: [0, 8, 8, 8, 4],
    difficulty: 'very',
    lesson: { kind: 'target', link: 1, decoys: ['roamwell.example', 'saltmarsh-hotel.example'] },
    feedback: {
      report:
        'You’d paid in full, so no card was needed, and the link opens stay-confirm.example. Hotels’ accounts get taken over: the thread was real, the sender wasn’t.',
      trust:
        'You had paid in full: there was nothing left to pay. The link opens stay-confirm.example, not Roamwell. When a hotel’s account is stolen, the thread is real and the request isn’t.',
    },
  },
  {
    id: 'hotel-parking',
    channel: 'chat',
    kind: 'genuine',
    context:
      'On Roamwell (roamwell.example) you booked two nights at the Saltmarsh Hotel, 4 to 6 December, and paid in full. Yesterday you asked them here about parking.',
    sender: {
      name: 'The Saltmarsh Hotel',
      address: 'saltmarsh-hotel on Roamwell',
      note: 'The hotel that you booked. Sent through the Roamwell app.',
    },
    where: { app: 'Roamwell' },
    sent: '2026-11-20T10:32',
    links: [{ text: 'roamwell.example/trips', target: 'https://roamwell.example/trips/SM88' }],
    body: [
      'Dear Ms Okoro, yes, we do have a space for you, {3:though it’s the last one}. {4:We need your car’s registration by Monday.} Please add it to your booking: {link:1}',
      '{2:It’s included, so there’s nothing to pay.} {5:Or ring reception and I’ll write it in the book.} The gulls are noisy, I’m afraid, but the breakfast makes up for it.\nElena, Reservations',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The link opens roamwell.example, your own booking, and wants a registration, not a card.',
      },
      { kind: 'trust', text: 'Nothing to pay, as you’d expect after paying in full.' },
      { kind: 'doubt', text: 'The last one, of course.' },
      { kind: 'doubt', text: 'A detail about you, by a date.' },
      { kind: 'trust', text: 'You may ring instead.' },
      {
        kind: 'doubt',
        at: ['sender'],
        text: 'Hotels’ accounts do get stolen, so the thread alone proves nothing.',
      },
    ],
    lesson: {
      kind: 'target',
      link: 1,
      decoys: ['saltmarsh-hotel.example', 'stay-confirm.example'],
    },
    feedback: {
      report:
        'The link opens your booking at roamwell.example, it answers what you’d asked, and there’s nothing to pay. Hotel chats are worth checking, and this one passes.',
      trust:
        'The link opens your booking at roamwell.example, it answers your own question, and nobody wants a card. “The last one” was simply true.',
    },
  },
];
