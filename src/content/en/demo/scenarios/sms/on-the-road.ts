import type { Scenario } from '#src/lib/scenario.ts';

export const smsOnTheRoad: readonly Scenario[] = [
  {
    id: 'delay-refund',
    channel: 'sms',
    kind: 'phish',
    trick: 'refund',
    twin: 'council-refund',
    context:
      'Last Thursday your 07:42 to York was 38 minutes late. You claim for delays at pennineandcoast.example.',
    sender: {
      name: 'PennineRail',
      address: 'PennineRail',
      note: 'A name instead of a number. Not a sender you’ve had before.',
    },
    sent: '2026-11-16T17:05',
    links: [{ text: 'tny.example/pc38', target: 'https://pennine-coast.refund-desk.example/card' }],
    body: [
      'Pennine & Coast: sorry that {2:the 07:42 to York on 12 Nov was 38 mins late}. {3:You’re due £14.20.} {4:Choose the card you’d like it paid to} {5:by 22 Nov}: {link:1}',
    ],
    cues: [
      {
        name: 'hidden-url',
        at: ['link-1'],
        deciding: true,
        text: 'A short link hides its target: refund-desk.example, which isn’t the railway’s pennineandcoast.example.',
      },
      {
        name: 'distracting-detail',
        text: 'True, and public: anyone can look up which trains ran late.',
      },
      {
        name: 'business-process',
        text: 'Railways do pay for delays, but to people who have claimed.',
      },
      { name: 'sensitive-request', text: 'Getting £14 back shouldn’t cost you your card details.' },
      { name: 'limited-time', text: 'A date, so that it isn’t left for later.' },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'A new sender, under a name that anyone could type.',
      },
    ],
    premise: [0, 8, 8, 2, 4],
    difficulty: 'very',
    lesson: {
      kind: 'target',
      link: 1,
      decoys: ['pennineandcoast.example', 'tny.example'],
    },
    feedback: {
      report:
        'Behind the short link is refund-desk.example, not the railway. The late train was real, but that’s public knowledge.',
      trust:
        'The short link opens refund-desk.example, which isn’t the railway’s. Your train being late proves nothing: anyone can look that up. Claim where you always do.',
    },
  },
  {
    id: 'parking-charge',
    channel: 'sms',
    kind: 'phish',
    trick: 'unpaid-charge',
    twin: 'clean-air-charge',
    context:
      'About once a month you park with the Kerbwise app (kerbwise.example). It lists each stay and any charge.',
    sender: {
      name: 'KERBWISE',
      address: 'KERBWISE',
      note: 'A name instead of a number. Anyone can choose one.',
    },
    sent: '2026-11-20T12:48',
    links: [
      { text: 'kerbwise-charges.example/pay', target: 'https://kerbwise-charges.example/pay' },
    ],
    body: [
      'Kerbwise: {2:a parking charge of £35.00 is outstanding} for {5:your vehicle}. {3:Settle it by 18:00 today} to {4:avoid an increase to £70.00 and referral to enforcement agents}. View and pay: {link:1}',
    ],
    cues: [
      {
        name: 'domain-spoofing',
        at: ['link-1'],
        deciding: true,
        text: 'kerbwise-charges.example isn’t Kerbwise’s. The app you use belongs to kerbwise.example.',
      },
      { name: 'business-process', text: 'Parking firms do send charges, and people do forget.' },
      { name: 'urgency', text: 'Five hours, where a real charge gives you weeks.' },
      { name: 'threat', text: 'Double the charge, and bailiffs at the door.' },
      { name: 'generic-greeting', text: 'No registration, no street, no date.' },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'A name, not a number: anyone can type it into a text.',
      },
    ],
    premise: [0, 6, 4, 6, 6],
    difficulty: 'moderate',
    lesson: {
      kind: 'compare',
      right: 'kerbwise.example, in the app you use',
      decoys: ['kerbwise-charges.example, in this text', 'kerbwise.pay-desk.example'],
    },
    feedback: {
      report:
        'The link belongs to kerbwise-charges.example, not kerbwise.example, and the text names no car, street or date. A real charge would also be in your app.',
      trust:
        'kerbwise-charges.example is someone else’s: a hyphen makes a new name. No car, no street, no date either. The app would have shown you that there’s no charge.',
    },
  },
  {
    id: 'parking-permit',
    channel: 'sms',
    kind: 'genuine',
    context:
      'Your parking permit from Aldermere Council (aldermere.example) ends on 24 November. Your car’s registration ends in KDN.',
    sender: {
      name: 'Aldermere',
      address: 'Aldermere',
      note: 'A name instead of a number. Not a sender you’ve had before.',
    },
    sent: '2026-11-17T10:05',
    links: [{ text: 'aldermere.example/permits', target: 'https://aldermere.example/permits' }],
    body: [
      'Aldermere Council: {2:the permit for your car ending KDN runs out on 24 Nov.} {5:Cars without one can be fined from 25 Nov.} {4:Renew for £45} {3:at any library} or here: {link:1}',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The link is the council’s own aldermere.example, and nothing else.',
      },
      { kind: 'trust', text: 'Your car, and the right date.' },
      { kind: 'trust', text: 'Another way to pay, face to face.' },
      { kind: 'doubt', text: 'Paying through a link in a text.' },
      { kind: 'doubt', text: 'A fine, and only a week to go.' },
      { kind: 'doubt', at: ['sender'], text: 'The council has never texted you before.' },
    ],
    lesson: {
      kind: 'compare',
      right: 'aldermere.example/permits',
      decoys: ['aldermere-permits.example', 'aldermere.permit-desk.example'],
    },
    feedback: {
      report:
        'The link is aldermere.example, the council’s own, and the car and the date are both right. Paying at the library would have been a fine answer to your doubts.',
      trust:
        'The link is the council’s own aldermere.example, and the car and the date are both right. A fine and a deadline are suspicious; they aren’t proof.',
    },
  },
  {
    id: 'garage-tyre',
    channel: 'sms',
    kind: 'genuine',
    context:
      'This morning you left your car at Beckside Garage and agreed £180 with Imran. You pay at the desk there, and have their number on old receipts.',
    sender: {
      name: '+44 7700 900235',
      address: '+44 7700 900235',
      note: 'Not in your contacts. First message from this number.',
    },
    sent: '2026-11-18T13:41',
    body: [
      'Hiya its Imran at Beckside. {3:Back tyre’s had it Im afraid, so £264 all in}, ok to do?',
      { you: 'Oh no. Can I see it first?' },
      '{1:Course, pop in before 5 and ill show you, or ring the garage and ask for me.} {2:Pay at the desk when you pick it up like always.} Found your other glove btw, it was under the seat with half a flapjack',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'You asked, and he’d rather show you, or have you ring the garage.',
      },
      { kind: 'trust', text: 'Nothing to pay by text: the money goes over the desk, as always.' },
      { kind: 'doubt', text: '£84 more than you’d agreed.' },
      { kind: 'doubt', at: ['sender'], text: 'A mobile number that you don’t know.' },
    ],
    lesson: {
      kind: 'order',
      steps: [
        'Ring the garage on the number on an old receipt',
        'Ask for Imran and agree the price',
        'Pay at the desk when you collect the car',
      ],
      decoys: ['Pay a deposit by text, so that he can start'],
    },
    feedback: {
      report:
        'He offers to show you the tyre or have you ring the garage, and you’d pay at the desk as always. A new number and a higher price are worth that call.',
      trust:
        'He’d show you the tyre, or have you ring the garage, and you pay at the desk as always. A thief couldn’t offer either. And he found your glove.',
    },
  },
];
