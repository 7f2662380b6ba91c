import type { Scenario } from '#src/lib/scenario.ts';

export const chatMarketplace: readonly Scenario[] = [
  {
    id: 'courier-buyer',
    channel: 'chat',
    kind: 'phish',
    trick: 'card-to-be-paid',
    twin: 'payout-on-hold',
    context:
      'You are selling a pushchair for £85 on Loft & Found (loftandfound.example). Buyers pay in the app, and it pays you. No payment shows there yet.',
    sender: {
      name: 'Oliver B.',
      address: 'oliver_b_2291 on Loft & Found',
      note: 'Joined yesterday. No reviews.',
    },
    where: { app: 'Loft & Found' },
    sent: '2026-11-21T15:08',
    links: [
      {
        text: 'loftandfound.courier-pay.example',
        target: 'https://loftandfound.courier-pay.example/receive/85',
      },
    ],
    body: [
      'Hi, is the pushchair still available? {2:I’ll take it at the full price, no need to see it}',
      { you: 'Yes it is! When would you like to collect?' },
      'I’m up in Aberdeen so I’ve booked the Loft & Found courier. {3:It’s all paid on my side.} {1:Just enter your card on the courier’s page and the £85 is released to you}: {link:1}',
      '{4:He’s due at 4, so if you could do it in the next half hour that would be great} :)',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'It turns selling upside down: buyers enter a card, sellers never do.',
      },
      { name: 'too-good-to-be-true', text: 'Full price straight away, without seeing it.' },
      { name: 'inconsistency', text: 'All paid, he says. Your app shows no payment.' },
      { name: 'urgency', text: 'Half an hour, so that you don’t look in the app first.' },
      {
        name: 'domain-spoofing',
        at: ['link-1'],
        text: 'The owner is courier-pay.example. loftandfound is only a word in front of it.',
      },
      {
        name: 'missing-signer',
        at: ['sender'],
        text: 'A day old, with no reviews: there’s no one to hold to account.',
      },
    ],
    premise: [0, 8, 6, 2, 6],
    difficulty: 'moderate',
    lesson: { kind: 'target', link: 1, decoys: ['loftandfound.example', 'loft-courier.example'] },
    feedback: {
      report:
        'A seller never enters a card to be paid: that’s the whole trick. And the page belongs to courier-pay.example, not to the app.',
      trust:
        'Buyers enter a card, sellers never do. The page belongs to courier-pay.example, and the app, where a real payment would show, has none.',
    },
  },
  {
    id: 'wardrobe-buyer',
    channel: 'chat',
    kind: 'genuine',
    context:
      'You are selling a wardrobe for £60 on Loft & Found. Buyers pay in the app or in cash when they collect.',
    sender: {
      name: 'Kasia W.',
      address: 'kasia_w on Loft & Found',
      note: 'Joined this week. No reviews.',
    },
    where: { app: 'Loft & Found' },
    sent: '2026-11-21T13:45',
    body: [
      'Hello, wardrobe is free still? {3:I can come today with van of my brother and pay full price} :)',
      { you: 'Hi Kasia, yes! Any time after 5' },
      '5.30 is perfect. {1:First I look at it, then I pay in app when we carry it out}, ok?',
      '{2:Please don’t send anything now, I have your street from the advert}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'She’ll see it first and pay in the app, where both of you are covered.',
      },
      { kind: 'trust', text: 'No link, no code, no card, no courier.' },
      { kind: 'doubt', text: 'In a hurry, and offering the full price straight away.' },
      {
        kind: 'doubt',
        at: ['sender'],
        text: 'A new account with no reviews. Everyone starts that way.',
      },
    ],
    lesson: {
      kind: 'proof',
      right: 'She pays in the app, once she’s seen it',
      decoys: ['She offers the full price straight away', 'She has your street from the advert'],
    },
    feedback: {
      report:
        'She wants to see it and pay in the app: nothing here could cost you anything. A new account or unsure English doesn’t make someone a thief.',
      trust:
        'She’ll look first and pay in the app, and wants nothing from you. Hurry, a new account and unsure English were no reason to turn her down.',
    },
  },
  {
    id: 'birthday-draw',
    channel: 'chat',
    kind: 'phish',
    trick: 'prize',
    twin: 'loyalty-prize',
    context:
      'You sell things on Loft & Found (loftandfound.example). You haven’t entered a draw there.',
    sender: {
      name: 'Loft&Found Birthday',
      address: 'lf_birthday_26 on Loft & Found',
      note: 'Joined today. No reviews.',
    },
    where: { app: 'Loft & Found' },
    sent: '2026-11-22T12:15',
    links: [
      {
        text: 'loft-found-birthday.example',
        target: 'https://loft-found-birthday.example/claim?u=sam',
      },
    ],
    body: [
      '{2:DEAR USER}, {3:Loft & Found is 10 years old today} and {4:you are one of 5 lucky members!!} {1:You’ve won a £750 voucher.}',
      '{5:Claim it before midnight}, {6:in one hour we draw the next name}: {link:1} {7:Just cover the £2 delivery with your card.} {8:✔ 100% secure} {9:The voucher are sent the same day}',
    ],
    cues: [
      {
        name: 'too-good-to-be-true',
        deciding: true,
        text: '£750 from a draw that you never entered. Real prizes have entrants, and no delivery fee.',
      },
      { name: 'generic-greeting', text: 'A lucky winner without a name.' },
      {
        name: 'business-process',
        text: 'Apps do celebrate birthdays, with banners, not in chats.',
      },
      { name: 'you-are-special', text: 'One of five. So is everyone who got this.' },
      { name: 'limited-time', text: 'Until midnight.' },
      { name: 'urgency', text: 'Or within the hour: it can’t decide.' },
      {
        name: 'sensitive-request',
        text: 'A voucher comes by email. The £2 is for the card number.',
      },
      { name: 'security-icons', text: 'A tick that anyone can type.' },
      { name: 'spelling-or-grammar', text: '“Are sent”. Many phish have no mistakes at all.' },
      {
        name: 'domain-spoofing',
        at: ['link-1'],
        text: 'loft-found-birthday.example isn’t loftandfound.example.',
      },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'The firm itself, as a member who joined today?',
      },
    ],
    premise: [0, 2, 2, 0, 4],
    difficulty: 'least',
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'You can’t win a draw that you never entered. The £2 “delivery” is there to get your card, and the sender joined today.',
      trust:
        'You never entered a draw, so there’s no prize. A voucher needs no delivery: the £2 is for your card number. And the link isn’t the app’s own.',
    },
  },
];
