import type { Scenario } from '#src/lib/scenario.ts';

export const emailSuppliers: readonly Scenario[] = [
  {
    id: 'supplier-bank-change',
    channel: 'email',
    kind: 'phish',
    trick: 'changed-bank-details',
    twin: 'flat-deposit',
    context:
      'Tolland Lifts have serviced your lifts for six years. Their invoice TL-4471 is due to be paid on Friday.',
    sender: {
      name: 'Joanna Kowalczyk',
      address: 'joanna.kowalczyk@tollandlifts.example',
      note: 'First message from this address.',
    },
    sent: '2026-11-18T10:42',
    subject: 'Re: Invoice TL-4471, Aire House',
    headers: {
      replyTo: 'joanna.kowalczyk@tollandlifts.example',
      checks: 'Sent by tollandlifts.example’s own server.',
    },
    attachments: [{ name: 'Tolland Lifts new account.pdf', type: 'PDF document, 96 KB' }],
    body: [
      'Hi Sam,',
      'Thanks for getting TL-4471 onto Friday’s run. One thing before it goes: {2:we moved our business account at the start of the month}, {3:when the Leeds and Hull offices merged}, so the bank details printed on the invoice are the old ones. The new ones are on the attached letter from Martin.',
      '{4:If it can still go on Friday}, that would be a real help, as our own suppliers are paid on Monday. {5:I’m on site for the rest of the week, so email is the best way to reach me.}',
      'Best wishes,\nJoanna Kowalczyk\nAccounts, Tolland Lifts',
      'On Monday 16 November at 14:05, Sam Okoro wrote to {1:joanna.kowalczyk@tolland-lifts.example}:\n“All fine with TL-4471, it’s on Friday’s run. Sam”',
    ],
    cues: [
      {
        name: 'domain-spoofing',
        at: ['sender', 'reply-to'],
        deciding: true,
        text: 'The hyphen has gone. You wrote to tolland-lifts.example on Monday; the reply comes from tollandlifts.example, which is someone else’s.',
      },
      {
        name: 'business-process',
        text: 'New bank details in the middle of a real invoice: it looks like routine, and it moves the money.',
      },
      {
        name: 'distracting-detail',
        text: 'You don’t need to know why. The merger is there to make the change feel ordinary.',
      },
      { name: 'urgency', text: 'Friday leaves enough time to pay and too little to check.' },
      {
        name: 'poses-as-known',
        text: 'A contact you trust steers you away from the one thing that would expose this: a phone call.',
      },
    ],
    premise: [8, 8, 8, 4, 4],
    difficulty: 'very',
    lesson: {
      kind: 'order',
      steps: [
        'Leave the bank details as they are',
        'Ring Joanna on the number in your supplier file',
        'Have Gareth confirm what she said',
        'Pay the invoice',
      ],
      decoys: ['Reply and ask whether it’s really her'],
    },
    feedback: {
      report:
        'The missing hyphen settles it: you wrote to tolland-lifts, and the answer came from tollandlifts. Your report leaves time to ring Joanna on the number you already have.',
      trust:
        'Compare the two addresses in the thread: the reply has lost its hyphen, so it isn’t from Joanna. New bank details always deserve a call to a number you already have.',
    },
  },
  {
    id: 'overdue-invoice',
    channel: 'email',
    kind: 'genuine',
    context:
      'Halden Print (haldenprint.example) supply your stationery. Their invoice 88213 for £642.10, due on 31 October, is still in your tray.',
    sender: { name: 'Halden Print', address: 'credit@haldenprint.example' },
    sent: '2026-11-17T09:20',
    subject: 'Overdue: invoice 88213, £642.10',
    headers: { checks: 'Sent by haldenprint.example’s own server.' },
    attachments: [{ name: 'Invoice 88213 copy.pdf', type: 'PDF document, 140 KB' }],
    body: [
      'Good morning Sam,',
      '{3:Invoice 88213 for £642.10 is now 17 days overdue.} I’ve attached another copy in case the first went astray.',
      '{4:If it isn’t settled by Friday we’ll have to put your account on hold}, which I’d rather not do just before Christmas.',
      '{1:Our bank details haven’t changed, so please use the ones you have on file.} {2:If anything looks wrong, give me a ring on the number on your statement.}',
      'Kind regards,\nDev Malhotra\nCredit control',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'It sends you to the bank details that you already have. A thief needs you to use new ones.',
      },
      { kind: 'trust', text: 'It invites a call, to a number that isn’t in the message.' },
      {
        kind: 'doubt',
        text: 'A demand for money with an attachment could be invoice fraud. This one matches the paper in your tray.',
      },
      { kind: 'doubt', text: 'A threat and a date, three days away.' },
      {
        kind: 'trust',
        at: ['sender', 'checks'],
        text: 'The supplier’s own address, sent by its own server.',
      },
    ],
    lesson: {
      kind: 'ring',
      right: 'The number on the paper invoice in your tray',
      decoys: ['The number in the attached PDF', 'The number that Dev gives if you reply'],
    },
    feedback: {
      report:
        'It asks you to pay into the account you already have on file, and to ring a number you already have: neither helps a thief. The threat made it look worse than it was.',
      trust:
        'The details on file haven’t changed, so a thief would gain nothing. The number, the amount and the date match the invoice in your tray.',
    },
  },
  {
    id: 'domain-renewal',
    channel: 'email',
    kind: 'genuine',
    context:
      'You look after wrenhall.example. Your records say: Nameyard (nameyard.example), customer 20417, renewed every 28 November since 2014.',
    sender: { name: 'Nameyard Renewals', address: 'renewals@nameyard.example' },
    sent: '2026-11-19T06:02',
    subject: 'wrenhall.example expires in 9 days',
    headers: {
      checks: 'Sent by nameyard.example’s own server.',
      unsubscribe: 'my.nameyard.example/notices',
    },
    links: [{ text: 'Renew now', target: 'https://my.nameyard.example/renewals', as: 'button' }],
    body: [
      '{4:Dear account holder,}',
      '{5:We couldn’t take your renewal fee: the card ending 0937 has expired.} {3:If the name isn’t renewed, wrenhall.example stops working on 28 November, and with it your website and email.}',
      '{link:1}',
      '{1:Or sign in to Nameyard as you usually do: you’ll find this notice on your start page.} {2:Customer 20417, registered since 28 November 2014.}',
      'Don’t want the name any more? Then do nothing, and we’ll let it go after another 30 days.',
      'Nameyard, 0117 496 0330',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The button opens nameyard.example, the firm you use. And you don’t need it: you’re invited to sign in your own way, which a phish avoids.',
      },
      { kind: 'trust', text: 'The customer number and the date are in your own records.' },
      { kind: 'doubt', text: 'Nine days until the website and the email stop.' },
      { kind: 'doubt', text: 'No name, for a customer of twelve years.' },
      { kind: 'doubt', text: 'A card problem: a favourite excuse for asking for card details.' },
      {
        kind: 'trust',
        at: ['sender', 'checks'],
        text: 'nameyard.example’s address, sent by its own server.',
      },
    ],
    lesson: { kind: 'target', link: 1, decoys: ['my-nameyard.example', 'wrenhall.example'] },
    feedback: {
      report:
        'Customer number and date match your records, and the button really opens nameyard.example. It also invites you to sign in your own way, which a phish avoids. A clumsy reminder, but genuine.',
      trust:
        'Customer number and date match your records, the button opens nameyard.example, and you’re invited to sign in your own way. Threats and deadlines don’t prove a phish; addresses settle it.',
    },
  },
  {
    id: 'locksmith-invoice',
    channel: 'email',
    kind: 'genuine',
    context:
      'This morning Nadia from Keystone Locks fitted a new lock at Aire House, for £214. You’d rung her yourself: her number is on your list of trades.',
    sender: {
      name: 'Nadia Rahimi',
      address: 'nadia@keystonelocks.example',
      note: 'First message from this address.',
    },
    sent: '2026-11-18T15:20',
    subject: 'Invoice 0612, Aire House front door',
    headers: { checks: 'Sent by keystonelocks.example’s own server.' },
    attachments: [{ name: 'Invoice 0612.pdf', type: 'PDF document, 64 KB' }],
    body: [
      'Hi Sam, good to meet you and the dog this morning.',
      'The invoice is attached: {2:£214 for the lock, the call-out and three keys}, as we said on the doorstep. {3:Our bank details are on it, as you haven’t paid us before.}',
      '{1:Before you send anything, ring me on the number you called this morning and I’ll read you the account number.} A customer of ours got caught last year.',
      'Nadia\nPS The third key is under your mug.',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'She wants you to check the account first, on a number that you found yourself.',
      },
      { kind: 'trust', text: 'The job, the price and the door are right.' },
      { kind: 'doubt', text: 'Bank details that you’ve never paid into.' },
      { kind: 'doubt', at: ['sender'], text: 'An address that has never written to you.' },
      { kind: 'trust', at: ['attachment-1'], text: 'An ordinary PDF.' },
    ],
    lesson: {
      kind: 'order',
      steps: [
        'Ring Nadia on the number on your list',
        'Compare the account that she reads out with the invoice',
        'Pay the invoice',
      ],
      decoys: ['Reply to ask whether the account is right'],
    },
    feedback: {
      report:
        'She asks you to ring, on the number you’d called that morning, before you pay: no thief would. New bank details always deserve that call, and here it was her idea.',
      trust:
        'She asks you to ring, on the number you’d called that morning, before you pay. The job and the price are right. New details are safe once they’ve been checked that way.',
    },
  },
];
