import type { Scenario } from '#src/lib/scenario.ts';

export const emailHousehold: readonly Scenario[] = [
  {
    id: 'council-refund',
    channel: 'email',
    kind: 'phish',
    trick: 'refund',
    twin: 'delay-refund',
    context: 'You pay your council tax to Aldermere Council (aldermere.example) by direct debit.',
    sender: { name: 'Aldermere Council Tax', address: 'refunds@aldermere-council-tax.example' },
    sent: '2026-11-17T13:31',
    subject: 'You are due a refund of £318.72',
    headers: { checks: 'Sent by aldermere-council-tax.example’s own server.' },
    links: [{ text: 'secure refund form', target: 'https://aldermere-council-tax.example/refund' }],
    body: [
      '{2:Dear Sir or Madam,}',
      '{3:After our annual review of council tax bands} {4:you have been selected for} {5:a refund of £318.72}. {6:It must be claimed within 24 hours.} {7:Unclaimed refunds are lost and cannot be requested again.}',
      'To be paid {8:today}, complete the {link:1} with your {1:full name and date of birth}, {1:mother’s maiden name}, {1:long card number} and {1:the three digits on the back}.',
      'Refund due: {9:£381.72}',
      '{10:*** CLAIM NOW TO AVOID DISAPPOINTMENT ***}',
      '{11:Refunds Department}',
      '{12:© 2026 Aldermere Council. All rights reserved. Refunds are made under the Council Tax rules.}',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'Nobody needs the three digits on your card to pay you. They are used to take money.',
      },
      { name: 'generic-greeting', text: 'The council knows who pays its bills.' },
      { name: 'business-process', text: 'Councils do review bands, and do pay refunds.' },
      { name: 'you-are-special', text: 'Selected, out of everyone in the borough.' },
      { name: 'too-good-to-be-true', text: 'Money that you neither asked for nor knew about.' },
      { name: 'limited-time', text: 'No council gives you only a day to claim your own money.' },
      { name: 'threat', text: 'Act or lose it for good.' },
      { name: 'urgency', text: 'The word “today” does all the work.' },
      { name: 'inconsistency', text: 'It said £318.72 above; here it’s £381.72.' },
      { name: 'unprofessional-design', text: 'Asterisks and capitals, from a council.' },
      { name: 'missing-signer', text: 'No officer’s name, no phone number.' },
      { name: 'legal-text', text: 'Small print that could be copied from any website.' },
      {
        name: 'domain-spoofing',
        at: ['sender', 'link-1'],
        text: 'aldermere-council-tax.example isn’t the council’s: theirs is aldermere.example.',
      },
    ],
    premise: [0, 4, 4, 2, 4],
    difficulty: 'least',
    lesson: {
      kind: 'compare',
      right: 'counciltax@aldermere.example',
      decoys: ['refunds@aldermere-council-tax.example', 'counciltax@aldermere.tax-refunds.example'],
    },
    feedback: {
      report:
        'It asks for the three digits on your card. Those are for taking money: a refund on a direct debit goes back to the account it came from.',
      trust:
        'Look at what it asks for: card number and the three digits on the back. Those take money, they don’t pay it. Your direct debit already tells the council where to send a refund.',
    },
  },
  {
    id: 'museum-trip',
    channel: 'email',
    kind: 'genuine',
    context:
      'Your son Leo is in Year 5 at Thornbeck Primary, in Miss Adebayo’s class. The school writes from office@thornbeck-primary.example.',
    sender: { name: 'Thornbeck Primary School', address: 'office@thornbeck-primary.example' },
    sent: '2026-11-17T15:40',
    subject: 'Year 5 trip, Thursday 3 December',
    headers: {
      checks: 'Sent by thornbeck-primary.example’s own server.',
    },
    attachments: [{ name: 'Y5 mill museum consent.pdf', type: 'PDF document, 212 KB' }],
    body: [
      'Dear parents and carers,',
      '{2:Miss Adebayo’s class} will spend Thursday 3 December at the mill museum. The coach leaves at 9.10 sharp. Packed lunch and wellies, please.',
      '{3:Open the attached form, sign it and let us have it by Friday with £6.50}, {1:in an envelope in your child’s book bag or handed in at the office}. If the cost is a worry, have a quiet word with Mrs Patel and we’ll sort something out.',
      'Best wishes,\nClaire Whitfield\nSchool office, 0113 496 0214',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'An envelope in a book bag: the money never goes near a link or an account.',
      },
      { kind: 'trust', text: 'The right year and a teacher you know.' },
      {
        kind: 'doubt',
        text: 'A form to open, money to pay and a deadline, sent to every parent.',
      },
      {
        kind: 'trust',
        at: ['sender', 'attachment-1'],
        text: 'The school’s usual address, and an ordinary PDF.',
      },
    ],
    lesson: {
      kind: 'proof',
      right: 'The money goes to the office, in an envelope',
      decoys: ['It’s signed with a name and a phone number', 'It says that Year 5 is going'],
    },
    feedback: {
      report:
        'The money goes in an envelope to the school office, so there was nothing here for a thief. Attachment and deadline are fair reasons to look twice; the address is the school’s own.',
      trust:
        'The money goes in an envelope to the office: nothing in it for a thief. The address is the school’s own, and the attachment is a plain PDF.',
    },
  },
  {
    id: 'clean-air-charge',
    channel: 'email',
    kind: 'phish',
    trick: 'unpaid-charge',
    twin: 'parking-charge',
    context:
      'Last Tuesday you drove through Aldermere’s clean-air zone. The council (aldermere.example) sends charges by post, with your registration on them.',
    sender: { name: 'Aldermere Clean Air Zone', address: 'notices@aldermere-cleanair.example' },
    sent: '2026-11-17T08:15',
    subject: 'Your journey on Tuesday 10 November',
    headers: { checks: 'Sent by aldermere-cleanair.example’s own server.' },
    links: [
      {
        text: 'See the photograph and pay',
        target: 'https://aldermere-cleanair.example/notice',
        as: 'button',
      },
    ],
    body: [
      '{2:Dear driver,}',
      '{3:Our cameras recorded your vehicle in the clean-air zone on Tuesday 10 November, between 16:00 and 17:00.} The daily charge of £9.00 hadn’t been paid by midnight on Monday.',
      '{link:1}',
      '{4:If you pay within 48 hours, it stays at £9.00.} {5:After that it becomes a penalty of £120.00.}',
      'If you think we’ve made a mistake, you can tell us on the same page.',
      '{6:Clean Air Zone Team\nAldermere Council}',
    ],
    cues: [
      {
        name: 'domain-spoofing',
        at: ['sender', 'link-1'],
        deciding: true,
        text: 'aldermere-cleanair.example is a name that anyone could buy. The council’s own ends in aldermere.example.',
      },
      { name: 'generic-greeting', text: 'A council that has your registration has your name.' },
      {
        name: 'inconsistency',
        text: 'Cameras read number plates, yet no registration is given.',
      },
      { name: 'limited-time', text: 'Two days in which £9 looks like a bargain.' },
      { name: 'threat', text: '£120, unless you’re quick.' },
      { name: 'missing-signer', text: 'A team, and no number to ring.' },
    ],
    premise: [0, 6, 4, 6, 6],
    difficulty: 'moderate',
    lesson: {
      kind: 'compare',
      right: 'cleanair@aldermere.example',
      decoys: ['cleanair@aldermere.zone-notices.example', 'notices@aldermere-cleanair.example'],
    },
    feedback: {
      report:
        'Sender and button belong to aldermere-cleanair.example, not to the council’s aldermere.example. A real charge comes by post, with your registration on it.',
      trust:
        'The address is aldermere-cleanair.example: a hyphen makes it someone else’s. No registration either, though a camera had read it. Real charges come by post; your council’s website would have told you.',
    },
  },
  {
    id: 'swimming-lessons',
    channel: 'email',
    kind: 'genuine',
    context:
      'Your son Leo is in Year 5 at Thornbeck Primary. Like all parents there, you pay for dinners and trips on Dinnerbell (dinnerbell.example).',
    sender: { name: 'Dinnerbell for Thornbeck Primary', address: 'hello@dinnerbell.example' },
    sent: '2026-11-20T16:05',
    subject: 'Leo’s swimming: £24.00 to pay',
    headers: { checks: 'Sent by dinnerbell.example’s own server.' },
    links: [
      {
        text: 'Pay for swimming',
        target: 'https://thornbeck.dinnerbell.example/to-pay',
        as: 'button',
      },
    ],
    body: [
      'Hello Sam,',
      '{2:Leo Okoro, Year 5}, has ten swimming lessons next term, on Wednesdays at the Aldermere baths. {3:£24.00 is due by Friday 27 November.}',
      '{link:1}',
      '{5:You’ll also find it in your Dinnerbell app, under “To pay”.} {4:We can’t hold a place that hasn’t been paid for}, but if the cost is a worry, Mrs Patel in the office will help.',
      'Please put a name in the goggles. We have eleven pairs left from last year, all blue.',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The button opens dinnerbell.example, where you pay for everything at school.',
      },
      { kind: 'trust', text: 'Leo’s full name, and the right year.' },
      { kind: 'doubt', text: 'Money, through a button, by Friday.' },
      { kind: 'doubt', text: 'Pay, or he loses his place.' },
      { kind: 'trust', text: 'It’s in the app as well: you don’t need the button at all.' },
    ],
    lesson: {
      kind: 'target',
      link: 1,
      decoys: ['dinnerbell-pay.example', 'thornbeck-primary.example'],
    },
    feedback: {
      report:
        'The button opens dinnerbell.example, where you already pay for school, and the same £24 is in your app. Opening the app instead of the button is always a good way to check.',
      trust:
        'The button opens dinnerbell.example, where you pay already, and the same £24 is in your app. A date and a place to lose are ordinary at school.',
    },
  },
];
