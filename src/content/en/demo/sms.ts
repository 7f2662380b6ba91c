import type { Scenario } from '#src/lib/scenario.ts';
import { heroScenario } from './hero.ts';

/** Text messages: seven phish, then seven genuine. Phone numbers are from Ofcom's ranges for drama. */
export const smsScenarios: readonly Scenario[] = [
  heroScenario,
  {
    id: 'loyalty-prize',
    channel: 'sms',
    kind: 'phish',
    context:
      'Your phone contract is with Tuppenny Mobile (tuppenny.example), whose texts come from TUPPENNY.',
    sender: {
      name: 'TUPPENNYVIP',
      address: 'TUPPENNYVIP',
      note: 'A name instead of a number. Not a sender you’ve had before.',
    },
    sent: '2026-11-21T11:30',
    links: [
      { text: 'tuppenny-vip.example/claim', target: 'https://tuppenny-vip.example/claim?m=4471' },
    ],
    body: [
      '{2:Good news!} {3:You’ve been picked from 4 million customers} as our {3:customer of the month}. {1:Claim 12 months free and a new phone worth £949.} {4:Only 3 phones left}, {4:ends tonight 23:59}. {5:Pay £1 postage with your card}: {link:1}',
      '{6:T&Cs apply. Tuppenny is a registered trademark.}',
    ],
    cues: [
      {
        name: 'too-good-to-be-true',
        deciding: true,
        text: 'A year free and a £949 phone, in a draw that you never entered.',
      },
      { name: 'generic-greeting', text: 'The customer of the month has no name.' },
      { name: 'you-are-special', text: 'Picked from millions: so was everyone who got this.' },
      {
        name: 'limited-time',
        text: 'Three left, until tonight. Tomorrow there will be three left again.',
      },
      { name: 'sensitive-request', text: '£1 is the excuse; the card details are the prize.' },
      { name: 'legal-text', text: 'Small print to make a gift look like business.' },
      {
        name: 'domain-spoofing',
        at: ['link-1'],
        text: 'tuppenny-vip.example isn’t tuppenny.example.',
      },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'Anyone can type a sender name like this one. Your network’s is TUPPENNY.',
      },
    ],
    premise: [0, 4, 2, 0, 6],
    difficulty: 'least',
    lesson: { kind: 'target', link: 1, decoys: ['tuppenny.example', 'tuppenny-mobile.example'] },
    feedback: {
      report:
        'A £949 phone from a draw you never entered is too good to be true. The £1 postage is how they get your card details.',
      trust:
        'You never entered a draw, so there’s nothing to win. A prize that costs £1 “postage” is after the card, and the link isn’t your network’s.',
    },
  },
  {
    id: 'new-number',
    channel: 'sms',
    kind: 'phish',
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
      kind: 'compare',
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
    id: 'parking-charge',
    channel: 'sms',
    kind: 'phish',
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
    id: 'read-the-code',
    channel: 'sms',
    kind: 'phish',
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
      kind: 'compare',
      right: 'Brackwater, telling you never to share a code',
      decoys: [
        'Brackwater, asking you to read a code out',
        'Brackwater, asking for a code to cancel a payment',
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
    id: 'delay-refund',
    channel: 'sms',
    kind: 'phish',
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
    id: 'delivery-slot',
    channel: 'sms',
    kind: 'phish',
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
    id: 'flu-jab',
    channel: 'sms',
    kind: 'genuine',
    context: 'You are a patient at Harrowbeck Surgery and have your flu jab there every autumn.',
    sender: {
      name: 'Harrowbeck',
      address: 'Harrowbeck',
      note: 'In the same thread as their reminders since 2022.',
    },
    sent: '2026-11-16T14:10',
    body: [
      'Harrowbeck Surgery: {3:Sam, you’re due a free flu jab.} {1:Walk in on Saturday 21 Nov, 9 to 12, no booking needed.} {2:Had it at work or at a chemist’s? Tell us next time you’re in} and we’ll update your record.',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'No link, no reply, no number: you walk into a surgery that you know.',
      },
      { kind: 'trust', text: 'It can wait until you’re next there.' },
      { kind: 'doubt', text: 'Something free that you didn’t ask for.' },
      {
        kind: 'trust',
        at: ['sender'],
        text: 'It’s in the usual thread. That can be imitated, so take it as a hint.',
      },
    ],
    lesson: {
      kind: 'compare',
      right: 'There’s nothing to tap, send or ring',
      decoys: ['It comes in the surgery’s usual thread', 'It knows your first name'],
    },
    feedback: {
      report:
        'There was nothing to tap, send or ring: only a clinic at your own surgery to walk into. “Free” does sound like bait, but here nothing is asked in return.',
      trust:
        'Nothing to tap, send or ring: it only says when to walk in. A message that wants nothing can’t take anything.',
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
      kind: 'compare',
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
      kind: 'compare',
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
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'The link is aldermere.example, the council’s own, and the car and the date are both right. Paying at the library would have been a fine answer to your doubts.',
      trust:
        'The link is the council’s own aldermere.example, and the car and the date are both right. A fine and a deadline are suspicious; they aren’t proof.',
    },
  },
  {
    id: 'sign-in-code',
    channel: 'sms',
    kind: 'genuine',
    context:
      'Half a minute ago you pressed “Text me a code” on the page of Keyhearth, where you sign in at work. It’s still open.',
    sender: {
      name: '+44 7700 900093',
      address: '+44 7700 900093',
      note: 'Not in your contacts. First message from this number.',
    },
    sent: '2026-11-16T08:40',
    body: [
      '{1:Your Keyhearth code is 220 914.} {4:It works for 5 minutes.} {2:Don’t give it to anyone, whoever they say they are.} {5:If you didn’t ask for it, someone else may have your password.}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'You asked for it half a minute ago, and you know where to type it.',
      },
      { kind: 'trust', text: 'It wants nothing back: no link, no reply.' },
      { kind: 'doubt', at: ['sender'], text: 'A mobile number that you’ve never seen.' },
      { kind: 'doubt', text: 'A clock that’s running.' },
      { kind: 'doubt', text: 'An alarming sentence about your password.' },
    ],
    lesson: {
      kind: 'compare',
      right: 'You asked for it half a minute ago',
      decoys: ['It runs out in five minutes', 'It tells you not to give it to anyone'],
    },
    feedback: {
      report:
        'You had asked for it seconds earlier, and it wants nothing back. Codes come from all sorts of numbers. One that you didn’t ask for would deserve a report.',
      trust:
        'You’d asked for it, and it wants nothing in return. A code is fine on the page where you asked, and nowhere else.',
    },
  },
  {
    id: 'meter-visit',
    channel: 'sms',
    kind: 'genuine',
    context:
      'You booked a new meter with Fernlea Energy (fernlea.example) for Thursday and agreed a doorstep password: Heron.',
    sender: {
      name: 'FernleaCare',
      address: 'FernleaCare',
      note: 'A name instead of a number. Not a sender you’ve had before.',
    },
    sent: '2026-11-18T15:55',
    links: [{ text: 'fernlea.example/visit', target: 'https://fernlea.example/visit' }],
    body: [
      'Fernlea Energy: Kwame will fit your meter tomorrow, Thu 19 Nov, 8am to noon. {1:He’ll give the password HERON.} {4:Someone over 18 must be in or a £30 charge may apply.} {5:Need another day?} {link:1}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'Only Fernlea knows the word that you agreed.',
      },
      {
        kind: 'trust',
        at: ['link-1'],
        text: 'The link is fernlea.example, and you need it only to change the day.',
      },
      { kind: 'doubt', at: ['sender'], text: 'A sender you’ve never heard from.' },
      { kind: 'doubt', text: 'A charge, unless you do as you’re told.' },
      { kind: 'doubt', text: 'A link, just after a charge was mentioned.' },
    ],
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'It gave the password that you’d agreed with Fernlea, and the link is their own. The sender and the £30 charge looked odd; the word Heron settles both.',
      trust:
        'It knows the password you agreed, which proves more than any sender’s name. The day is right and the link is fernlea.example.',
    },
  },
];
