import type { Scenario } from '#src/lib/scenario.ts';

export const chatColleagues: readonly Scenario[] = [
  {
    id: 'easy-job',
    channel: 'chat',
    kind: 'phish',
    trick: 'easy-money',
    twin: 'wrong-number',
    context:
      'You aren’t looking for a job. Parlour, your chat at work, lets people outside Wrenhall send you a request to chat.',
    sender: {
      name: 'Melissa Grant',
      address: 'melissa.grant@talent-reach.example',
      note: 'Outside Wrenhall. Sent you a request to chat.',
    },
    sent: '2026-11-19T13:37',
    body: [
      '{2:Hi there}, {3:your profile was recommended to us by several agencies} :) {4:I’m Melissa, a senior manager.}',
      '{1:£150 to £400 a day from home for 40 minutes of work, no experience needed.} {5:There are only 6 places left this week.}',
      '{1:Your first £20 is paid within the hour.} Send me {6:your full name}, {6:your age} and {6:the account you’d like it paid to}, {7:and I’ll get you started today}. {8:We are fully licensed and regulated.}',
    ],
    cues: [
      {
        name: 'too-good-to-be-true',
        deciding: true,
        text: 'Hundreds of pounds for forty minutes of nothing in particular. The first £20 is bait: later you’ll be asked to pay in.',
      },
      {
        name: 'generic-greeting',
        text: 'Several agencies recommended you, and none gave your name.',
      },
      { name: 'you-are-special', text: 'Recommended, for nothing in particular.' },
      { name: 'missing-signer', text: 'A senior manager of what? She names no employer.' },
      { name: 'limited-time', text: 'Six places, this week.' },
      {
        name: 'sensitive-request',
        text: 'Your details and account, before you know what the job is.',
      },
      { name: 'urgency', text: 'Today, before you’ve looked them up.' },
      { name: 'legal-text', text: 'Licensed by whom, to do what?' },
    ],
    premise: [0, 2, 2, 0, 4],
    difficulty: 'least',
    lesson: {
      kind: 'proof',
      right: 'An employer whom you look up and ring',
      decoys: ['A photo of her company pass', 'The first £20, in your account within the hour'],
    },
    feedback: {
      report:
        'Hundreds of pounds for forty minutes is too good to be true. The first £20 would have been real, to make you pay in more later.',
      trust:
        'Pay like that for forty minutes is bait. Such jobs often do pay the first £20, then ask you to put money in. She hasn’t even said what the work is.',
    },
  },
  {
    id: 'christmas-rota',
    channel: 'chat',
    kind: 'genuine',
    context:
      'Aisha Rahman is a colleague in Lettings; the rotas are on Inktray (inktray.example), where you look at them every week. Your son Leo is in his school play on Thursday 17 December.',
    sender: {
      name: 'Aisha Rahman',
      address: 'aisha.rahman@wrenhall.example',
      note: 'Wrenhall Homes, Lettings.',
    },
    sent: '2026-11-18T11:10',
    links: [{ text: 'inktray.example/d/rota', target: 'https://inktray.example/d/rota' }],
    body: [
      'Hiya! {3:Could you check your hours on the Christmas rota before Priya locks it at noon?} Same place as ever: {link:1}',
      { you: 'Which week?' },
      '{2:The 14th. I’ve put you on earlies that Thursday so you can get to Leo’s play}',
      'No worries if you’re tied up, I’ll ask her to hold it',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The link opens what it says: inktray.example, where your rotas have always been.',
      },
      { kind: 'trust', text: 'She knows about Leo’s play, and the day is right.' },
      { kind: 'doubt', text: 'A link, and less than an hour to use it.' },
      { kind: 'trust', at: ['sender'], text: 'A colleague’s own account, from inside Wrenhall.' },
    ],
    lesson: { kind: 'target', link: 1, decoys: ['inktray-rota.example', 'wrenhall.example'] },
    feedback: {
      report:
        'Aisha is a colleague, and everything she says is true. A deadline alone doesn’t make a phish, and Priya’s could have waited.',
      trust:
        'Aisha is a colleague, and everything she says is true. A deadline alone isn’t suspicious, and this one could wait.',
    },
  },
  {
    id: 'pay-details',
    channel: 'chat',
    kind: 'genuine',
    context:
      'Wrenhall’s payroll has just moved to Peoplenook (wrenhall.peoplenook.example). On 9 November Priya in HR said that everyone would have to confirm their bank details there.',
    sender: {
      name: 'Peoplenook',
      address: 'Peoplenook app',
      note: 'An app added to Parlour by Wrenhall IT.',
    },
    sent: '2026-11-19T10:00',
    links: [
      {
        text: 'Open Peoplenook',
        target: 'https://wrenhall.peoplenook.example/my-pay',
        as: 'button',
      },
    ],
    body: [
      '{3:Action needed, Sam: please confirm your bank details} {4:by Wednesday 25 November, so that December’s pay reaches you.}',
      '{link:1}',
      'Why you’re seeing this: {2:Wrenhall has moved its payroll to Peoplenook, as Priya Nair told all staff on 9 November.} {5:This is an automatic message; replies aren’t read.} Never send bank details in a chat.',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The button opens wrenhall.peoplenook.example. Read from the right: it’s Peoplenook’s own.',
      },
      { kind: 'trust', text: 'HR had announced it, on the date it gives.' },
      { kind: 'doubt', text: 'Bank details, and “action needed”.' },
      { kind: 'doubt', text: 'Your pay depends on it, within a week.' },
      { kind: 'doubt', text: 'No one to ask.' },
      { kind: 'trust', at: ['sender'], text: 'An app that your own IT has added.' },
    ],
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'The button opens wrenhall.peoplenook.example, your own payroll, and Priya had announced it. It has everything a phish would have, but the address is the right one.',
      trust:
        'The button opens your own payroll, wrenhall.peoplenook.example, and Priya had announced it. Bank details and a deadline looked bad; the address settled it.',
    },
  },
  {
    id: 'stuffed-badger',
    channel: 'chat',
    kind: 'genuine',
    context:
      'Aisha Rahman is a colleague in Lettings. Tomorrow at ten is Wrenhall’s Christmas photograph, as everyone knows.',
    sender: {
      name: 'Aisha Rahman',
      address: 'aisha.rahman@wrenhall.example',
      note: 'Wrenhall Homes, Lettings.',
    },
    sent: '2026-11-19T15:31',
    body: [
      '{2:Odd question: is the stuffed badger still in the second-floor cupboard?}',
      { you: 'Dusty, but yes. Why?' },
      '{3:Ruth wants him in the photo tomorrow.} {1:Could you put him by the tree? Or leave it and I’ll fetch him in the morning}',
      'He’ll need his hat',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'A badger moves by ten metres. Nothing is paid, opened, sent or told, and she’d do it herself.',
      },
      { kind: 'doubt', text: 'A strange request, out of nowhere, in the boss’s name.' },
      { kind: 'trust', text: 'It fits what you know: the photograph is tomorrow.' },
      { kind: 'trust', at: ['sender'], text: 'Aisha’s own account, from inside Wrenhall.' },
    ],
    lesson: {
      kind: 'proof',
      right: 'No money, file or code changes hands',
      decoys: ['She says that Ruth wants it', 'She knows which cupboard it’s in'],
    },
    feedback: {
      report:
        'Nothing here could be stolen: no money, no file, no code, only a badger moved by ten metres. Odd isn’t the same as dangerous, though asking back was right.',
      trust:
        'Odd, but harmless: no money, no file, no code, and Aisha would do it herself. What is asked matters more than how strange it sounds.',
    },
  },
];
