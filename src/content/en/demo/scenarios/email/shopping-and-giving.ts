import type { Scenario } from '#src/lib/scenario.ts';

export const emailShoppingAndGiving: readonly Scenario[] = [
  {
    id: 'storm-appeal',
    channel: 'email',
    kind: 'phish',
    trick: 'gift-cards',
    twin: 'gift-cards',
    context:
      'Last week’s storm flooded several villages near you. You haven’t heard of this appeal before.',
    sender: { name: 'Dales Storm Appeal', address: 'help@dales-storm-appeal.example' },
    sent: '2026-11-18T18:55',
    subject: 'Families are sleeping in their cars {6:tonight}',
    headers: {
      replyTo: 'm.whitlock77@quickpost.example',
      checks: 'Sent by dales-storm-appeal.example’s own server.',
    },
    body: [
      '{2:Dear friend,}',
      '{3:As you read this, 63 families with young children have nowhere to go.} {3:Baby Olivia is three weeks old and doesn’t have a dry blanket.} {4:You are one of fifty neighbours we’ve chosen to ask.}',
      '{5:Banks are too slow in an emergency}, so {1:we collect supermarket gift cards}. {1:Buy cards worth £50 or £100, scratch off the panel} and {1:reply with the codes}. {7:Every card sent before midnight is doubled} {8:by a donor who has asked not to be named}. {6:Tomorrow may be too late for some of them.}',
      '{9:We are a registered charity (number applied for).}',
      '{10:✔ VERIFIED APPEAL ✔}',
      '{11:PLEASE FORWARD TO EVERYBODY YOU KNOW!!!}',
      '{12:God bless,\nThe Appeal Team}',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'Gift-card codes are as good as cash to anyone who reads them. No charity collects that way.',
      },
      { name: 'generic-greeting', text: 'A chosen neighbour would have a name.' },
      {
        name: 'humanitarian',
        text: 'Real need, described so that stopping to think feels heartless.',
      },
      { name: 'you-are-special', text: 'One of fifty: flattering, and hard to refuse.' },
      { name: 'distracting-detail', text: 'A reason for the odd method, before you can wonder.' },
      { name: 'urgency', text: 'Tonight, or it will be too late.' },
      { name: 'limited-time', text: 'The doubling ends at midnight.' },
      { name: 'too-good-to-be-true', text: 'Your gift doubled, by someone who won’t be named.' },
      { name: 'inconsistency', text: 'Registered, and yet without a number.' },
      { name: 'security-icons', text: 'Verified by whom?' },
      { name: 'unprofessional-design', text: 'Capitals and exclamation marks.' },
      { name: 'missing-signer', text: 'A team without a single name.' },
      {
        name: 'display-name',
        at: ['reply-to'],
        text: 'Your reply would go to a private mailbox, not to the appeal.',
      },
    ],
    premise: [0, 4, 6, 2, 2],
    difficulty: 'least',
    lesson: {
      kind: 'proof',
      right: 'A charity number that you find in the public register',
      decoys: [
        'A tick, and the words “verified appeal”',
        'Photos of the families, and their letters',
      ],
    },
    feedback: {
      report:
        'The gift-card codes give it away: anyone who reads them can spend the money, and it can’t be traced. If you’d like to help, pick a registered charity yourself.',
      trust:
        'It collects gift-card codes, which are as good as cash, and replies go to a private mailbox. The need is real: give through a charity you’ve looked up yourself.',
    },
  },
  {
    id: 'customs-fee',
    channel: 'email',
    kind: 'phish',
    trick: 'small-fee',
    twin: 'parcel-fee',
    context:
      'Your sister in Toronto has posted you a birthday parcel. Crossmail (crossmail.example) deliver from abroad, and leave a card at your door if there’s anything to pay.',
    sender: {
      name: 'CROSSMAIL Customs',
      address: 'clearance@customs-desk.example',
      note: 'First message from this address.',
    },
    sent: '2026-11-20T06:41',
    subject: '{3:LAST NOTICE}: your parcel is waiting',
    headers: { checks: 'Sent by customs-desk.example’s own server.' },
    links: [
      {
        text: 'Pay £1.99 and release it',
        target: 'https://crossmail.customs-desk.example/pay',
        as: 'button',
      },
    ],
    body: [
      '{2:Dear recipient,}',
      '{4:A parcel from Canada is being held for you}, because {5:a customs charge of £1.99 hasn’t been paid}. {6:Unless it’s settled today, it goes back and you’ll be charged £45 for the return.}',
      '{link:1}',
      '{7:Please have your long card number, its expiry date and the security code ready.} {7:You may also be asked for the code that your bank texts you.}',
      '{8:✔ Secure customs payment}',
      '{9:Customs Clearance Team}',
    ],
    cues: [
      {
        name: 'domain-spoofing',
        at: ['sender', 'link-1'],
        deciding: true,
        text: 'Sender and button belong to customs-desk.example. Crossmail’s own addresses end in crossmail.example.',
      },
      { name: 'generic-greeting', text: 'Your sister wrote your name on the box.' },
      { name: 'urgency', text: 'A last notice that is also the first.' },
      {
        name: 'business-process',
        text: 'Parcels from abroad do get held, and charges do fall due.',
      },
      { name: 'distracting-detail', text: '£1.99 is too little to argue about.' },
      { name: 'threat', text: 'Twenty times the fee, and no birthday present.' },
      {
        name: 'sensitive-request',
        text: 'Card and bank code together are all that it takes to spend your money.',
      },
      { name: 'security-icons', text: 'A tick that anyone can type.' },
      { name: 'missing-signer', text: 'A team, with no name and no phone number.' },
    ],
    premise: [0, 4, 4, 4, 4],
    difficulty: 'least',
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'Sender and button belong to customs-desk.example, not to Crossmail, who leave a card at your door. And nobody needs your bank’s code for £1.99.',
      trust:
        'Look where the button leads: customs-desk.example, with Crossmail’s name in front. The £1.99 is bait for your card and your bank’s code. The real courier leaves a card at the door.',
    },
  },
  {
    id: 'payout-on-hold',
    channel: 'email',
    kind: 'phish',
    trick: 'card-to-be-paid',
    twin: 'courier-buyer',
    context:
      'Last week you sold a cot on Loft & Found (loftandfound.example). The £70 for it is already in your bank account.',
    sender: { name: 'Loft & Found Payments', address: 'payouts@loftfound-payments.example' },
    sent: '2026-11-19T17:22',
    subject: 'Your payout is ON HOLD',
    headers: { checks: 'Sent by loftfound-payments.example’s own server.' },
    links: [
      {
        text: 'Receive my money',
        target: 'https://loftandfound.loftfound-payments.example/receive',
        as: 'button',
      },
    ],
    body: [
      '{2:Dear seller,}',
      '{3:We couldn’t send you the £70.00 for your recent sale.} {4:At 20:00 tonight the payout is cancelled and goes back to the buyer}, {5:unless you act now!!}',
      '{1:To be paid, enter the number of the card you’d like it sent to}, {1:its expiry date and security code}, and {1:a refundable £5 to check the card}.',
      '{link:1}',
      '{6:Sellers who confirm today get £20 for their next sale.}',
      '{7:✔ Verified by Loft & Found}',
      '{8:Payments Department}',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'A security code takes money. Nobody needs it to pay you, least of all with £5 on top.',
      },
      { name: 'generic-greeting', text: 'The app knows your name, and what you sold.' },
      { name: 'inconsistency', text: 'The £70 is in your account already.' },
      { name: 'threat', text: 'Your money, given away tonight.' },
      { name: 'urgency', text: 'Two and a half hours, and two exclamation marks.' },
      { name: 'too-good-to-be-true', text: '£20 for typing in a card number.' },
      { name: 'security-icons', text: 'Verified by the very people who ask.' },
      { name: 'missing-signer', text: 'A department without a name.' },
      {
        name: 'domain-spoofing',
        at: ['sender', 'link-1'],
        text: 'loftfound-payments.example isn’t loftandfound.example, whatever is put in front.',
      },
    ],
    premise: [0, 4, 4, 2, 4],
    difficulty: 'least',
    lesson: {
      kind: 'target',
      link: 1,
      decoys: ['loftandfound.example', 'loft-and-found.example'],
    },
    feedback: {
      report:
        'Nobody needs a card’s security code to pay you: it’s for taking money. And you’d had your £70 already.',
      trust:
        'A security code is for taking money, never for paying it out. You’d had your £70 already, and the page belongs to loftfound-payments.example, not to the app.',
    },
  },
  {
    id: 'allotment-news',
    channel: 'email',
    kind: 'genuine',
    context:
      'You’ve had a plot on the Beck Lane allotments since spring, and signed up for their newsletter (becklane-plots.example).',
    sender: { name: 'Beck Lane Allotments', address: 'news@becklane-plots.example' },
    sent: '2026-11-21T08:30',
    subject: 'Frost, a missing wheelbarrow, and cake',
    headers: {
      checks: 'Sent by becklane-plots.example’s own server.',
      unsubscribe: 'becklane-plots.example/leave',
    },
    body: [
      '{2:Hello all,}',
      'Frost is forecast from Tuesday, so get your dahlias up. The water goes off on 1 December until March.',
      'Someone has borrowed the green wheelbarrow. No questions asked: just put it back by the compost.',
      '{1:Soup and cake in the hut on Sunday at eleven. Bring a mug.} {3:Rents stay at £38 and are collected at the hut in January, as always.}',
      'Moira, plot 14',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'It only tells you things: nothing to press, send or sign in to. All it wants is a mug.',
      },
      { kind: 'doubt', text: 'Sent to everyone, without a name.' },
      { kind: 'trust', text: 'The rent is paid in person, and not now.' },
      {
        kind: 'trust',
        at: ['sender', 'unsubscribe'],
        text: 'The site that you signed up with, and a way out that leads to the same one.',
      },
    ],
    lesson: { kind: 'owner', of: 'sender' },
    feedback: {
      report:
        'It asks for nothing: no link to press, no password, no money. You’d signed up for it at becklane-plots.example. To stop a newsletter that you signed up for, unsubscribe; report the rest.',
      trust:
        'You signed up for it, and it asks for nothing: no link, no password, no money. Just soup, and that wheelbarrow.',
    },
  },
];
