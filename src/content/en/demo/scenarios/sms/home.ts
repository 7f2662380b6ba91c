import type { Scenario } from '#src/lib/scenario.ts';

export const smsHome: readonly Scenario[] = [
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
  {
    id: 'flat-deposit',
    channel: 'sms',
    kind: 'phish',
    trick: 'changed-bank-details',
    twin: 'supplier-bank-change',
    context:
      'Your daughter Ellie is renting a flat from Copperline Lettings. Her £575 deposit is due on Friday; their bank account and phone number are in the signed contract.',
    sender: {
      name: '+44 7700 900427',
      address: '+44 7700 900427',
      note: 'Not in your contacts. First message from this number.',
    },
    sent: '2026-11-18T11:34',
    body: [
      'Hi Sam, Jade from Copperline re Ellie’s flat in Fern Street. {2:Our client account is being audited}, so {1:the deposit has to go to a different account}, details to follow. {3:Could you send the £575 today} {4:so that we don’t have to offer it to the next person?}',
      { you: 'That’s not what the contract says' },
      '{5:The contract went out before the audit, everyone’s had the same message.} {6:Office phones are down till Monday so just text me here} x',
    ],
    cues: [
      {
        name: 'inconsistency',
        deciding: true,
        text: 'A signed contract names one account, a text from an unknown number another. The contract wins.',
      },
      {
        name: 'distracting-detail',
        text: 'An audit sounds official, and doesn’t move an account.',
      },
      { name: 'urgency', text: 'Today, although the contract says Friday.' },
      { name: 'threat', text: 'The flat, gone to someone else.' },
      { name: 'business-process', text: 'Everyone else did it: that’s not a reason to.' },
      {
        name: 'poses-as-known',
        text: 'She closes the one door that would expose her: the office’s own phone.',
      },
      { name: 'display-name', at: ['sender'], text: 'A private mobile, not Copperline’s number.' },
    ],
    premise: [0, 6, 4, 6, 6],
    difficulty: 'moderate',
    lesson: {
      kind: 'order',
      steps: [
        'Send nothing yet',
        'Ring Copperline on the number in the contract',
        'Pay into the account that they confirm',
      ],
      decoys: ['Send £1 first, to see whether it arrives'],
    },
    feedback: {
      report:
        'The contract names one account and a text from an unknown mobile names another. Ring the number in the contract: the deposit isn’t due until Friday anyway.',
      trust:
        'A new account by text, from an unknown number, with the office “unreachable”: that’s how deposits disappear. The contract has the account and the number. Ring it before you pay.',
    },
  },
  {
    id: 'energy-arrears',
    channel: 'sms',
    kind: 'phish',
    trick: 'paid-already',
    twin: 'hotel-card',
    context:
      'You pay Fernlea Energy (fernlea.example) by direct debit. Their app has just told you: “November: £86.20, paid. Nothing due.”',
    sender: {
      name: '+44 7700 900573',
      address: '+44 7700 900573',
      note: 'Not in your contacts. First message from this number.',
    },
    sent: '2026-11-19T18:47',
    links: [{ text: 'fernlea-billing.example', target: 'https://fernlea-billing.example/settle' }],
    body: [
      '{2:FERNLEA ENERGY FINAL DEMAND} {3:Dear acount holder}, {1:your November bill of £86.20 is unpaid}. {4:Settle within 60 mins} or {5:an engineer will disconnect you tonight} and {5:bailiffs will be sended}. {6:Enter card number, expiry and CVV}: {link:1}',
      '{7:This text is a formal notice under the supply regulations.} {8:You’re last warning}',
    ],
    cues: [
      {
        name: 'inconsistency',
        deciding: true,
        text: 'The app says that November is paid, and it’s the same £86.20. There’s nothing left to settle.',
      },
      { name: 'unprofessional-design', text: 'Capitals, from a firm that you pay every month.' },
      { name: 'generic-greeting', text: 'You have a name and a customer number.' },
      { name: 'urgency', text: 'An hour, just when dinner’s in the oven.' },
      { name: 'threat', text: 'Nobody is cut off, or visited by bailiffs, an hour after a text.' },
      { name: 'sensitive-request', text: 'A direct debit needs no card.' },
      { name: 'legal-text', text: 'Regulations without a name or a number.' },
      {
        name: 'spelling-or-grammar',
        text: '“You’re” for “your”. Good spelling proves nothing, though.',
      },
      {
        name: 'domain-spoofing',
        at: ['link-1'],
        text: 'fernlea-billing.example isn’t fernlea.example.',
      },
      { name: 'display-name', at: ['sender'], text: 'An energy firm with a private mobile.' },
    ],
    premise: [0, 6, 4, 6, 6],
    difficulty: 'least',
    lesson: {
      kind: 'compare',
      right: 'fernlea.example, in the app you use',
      decoys: ['fernlea-billing.example, in this text', 'fernlea.final-notice.example'],
    },
    feedback: {
      report:
        'Your app had just said that November was paid. When two sources disagree, the one that you opened yourself is right.',
      trust:
        'Your app had just said that the same £86.20 was paid, so there was nothing to settle. The threat is there to stop you looking. And the link isn’t Fernlea’s.',
    },
  },
  {
    id: 'water-off',
    channel: 'sms',
    kind: 'genuine',
    context:
      'Your tap has been dry since six this morning, and so have your neighbours’. Your water comes from Moorbeck Water (moorbeck.example).',
    sender: {
      name: 'MoorbeckH2O',
      address: 'MoorbeckH2O',
      note: 'A name instead of a number. Not a sender you’ve had before.',
    },
    sent: '2026-11-20T07:50',
    links: [{ text: 'moorbeck.example/beck-lane', target: 'https://moorbeck.example/beck-lane' }],
    body: [
      'Moorbeck Water: {2:a main has burst in Beck Lane.} {3:When your tap runs again, don’t drink from it until we say so.} {4:Free bottled water from 10 at the school car park}, two a head. {5:No need to sign in or to tell us anything.} Latest: {link:1}',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The link is moorbeck.example, your own water company, with nothing in front of the name.',
      },
      { kind: 'trust', text: 'You and the neighbours have seen it for yourselves.' },
      { kind: 'doubt', text: 'A warning about your health.' },
      { kind: 'doubt', text: 'Something free.' },
      { kind: 'trust', text: 'It wants no password, no name and no money.' },
      { kind: 'doubt', at: ['sender'], text: 'A sender you’ve never heard from.' },
    ],
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'The link is moorbeck.example, your water company’s own, and it asks for nothing. Your dry tap, and everyone else’s, says the same.',
      trust:
        'The link is your water company’s own, it asks for nothing, and the whole street has the same dry taps. Bring a bag for the bottles.',
    },
  },
];
