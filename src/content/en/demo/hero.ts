import type { Scenario } from '#src/lib/scenario.ts';

/** The message that the landing page asks visitors to judge: the first of a round that continues in the demo. */
export const heroScenario: Scenario = {
  id: 'parcel-fee',
  channel: 'sms',
  kind: 'phish',
  trick: 'small-fee',
  twin: 'customs-fee',
  context: 'You aren’t expecting a parcel. Redfinch (redfinch.example) deliver to your street.',
  sender: {
    name: '+44 7700 900318',
    address: '+44 7700 900318',
    note: 'Not in your contacts. First message from this number.',
  },
  sent: '2026-11-18T07:12',
  links: [{ text: 'redfinch.pay-depot.example', target: 'https://redfinch.pay-depot.example/fee' }],
  body: [
    '{2:REDFINCH FINAL NOTICE!!} {3:Dear customer}, {4:your parcel is held at our depot} as {5:£2.19 postage was not paid}. {6:Pay within 2 hours} or {7:it will be destroyed} and {7:you will be charged £9.00}. {8:Confirm your name, address and card here}: {link:1}',
  ],
  cues: [
    {
      name: 'display-name',
      at: ['sender'],
      deciding: true,
      text: 'It signs itself Redfinch, but it comes from someone’s mobile.',
    },
    { name: 'unprofessional-design', text: 'Capitals and two exclamation marks.' },
    { name: 'generic-greeting', text: 'A courier has your name on the label.' },
    {
      name: 'business-process',
      text: 'A held parcel: sooner or later, everyone is waiting for one.',
    },
    {
      name: 'distracting-detail',
      text: '£2.19 feels too small to question.',
    },
    { name: 'urgency', text: 'Two hours, at seven in the morning.' },
    { name: 'threat', text: 'No courier destroys parcels or fines the person waiting.' },
    {
      name: 'sensitive-request',
      text: 'Name, address and card: what a thief needs to shop as you.',
    },
    {
      name: 'domain-spoofing',
      at: ['link-1'],
      text: 'It begins with redfinch, but the owner comes last: pay-depot.example.',
    },
  ],
  premise: [0, 2, 2, 4, 6],
  difficulty: 'least',
  lesson: { kind: 'owner', of: 1 },
  feedback: {
    report:
      'A courier doesn’t text from a private mobile. The small fee is bait for the card number. In the UK you can forward texts like this one to 7726, free.',
    trust:
      'It says Redfinch, but the sender is a private mobile number, and the link belongs to pay-depot.example. Nobody wants your £2.19: they want the card it’s paid with.',
  },
};
