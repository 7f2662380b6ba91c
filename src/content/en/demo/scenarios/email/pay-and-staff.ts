import type { Scenario } from '#src/lib/scenario.ts';

export const emailPayAndStaff: readonly Scenario[] = [
  {
    id: 'payslip-corrected',
    channel: 'email',
    kind: 'phish',
    trick: 'name-in-front',
    twin: 'delivery-slot',
    context:
      'Wrenhall Homes, your employer, runs its payroll on Peoplenook. You sign in at wrenhall.peoplenook.example.',
    sender: { name: 'Peoplenook', address: 'notifications@peoplenook.example' },
    sent: '2026-11-17T07:48',
    subject: 'Your November payslip has been corrected',
    headers: {
      checks:
        'Not sent by peoplenook.example’s own server. Someone else’s sent it, under that name.',
    },
    links: [
      {
        text: 'wrenhall.peoplenook.example/payslips',
        target: 'https://wrenhall.peoplenook.example.payview.example/payslips',
      },
    ],
    body: [
      'Hello Sam,',
      '{3:Your November payslip has been corrected after a change to your tax code.} Your net pay is now £2,318.46, previously £2,204.11.',
      'Please check the figures {4:before payroll closes at 17:00 on Thursday 19 November}. Anything later will be put right in December.',
      '{link:1}',
      '{5:Sent by Peoplenook on behalf of Wrenhall Homes.} Replies to this address aren’t read.',
    ],
    cues: [
      {
        name: 'hidden-url',
        at: ['link-1'],
        deciding: true,
        text: 'The link says wrenhall.peoplenook.example, but its real address continues: payview.example comes just before the slash, so that’s the owner.',
      },
      {
        name: 'display-name',
        at: ['checks'],
        text: 'The name and the address say Peoplenook; the server that sent it isn’t theirs.',
      },
      {
        name: 'business-process',
        text: 'A corrected payslip is routine, and good news as well. Few people stop to question it.',
      },
      { name: 'urgency', text: 'A believable deadline, two days away.' },
      { name: 'missing-signer', text: 'No one in payroll is named, so there’s no one to ask.' },
    ],
    premise: [8, 8, 4, 6, 4],
    difficulty: 'very',
    lesson: {
      kind: 'target',
      link: 1,
      decoys: ['peoplenook.example', 'wrenhall.example'],
    },
    feedback: {
      report:
        'The link’s real address belongs to payview.example, whatever comes before that, and it wasn’t sent by Peoplenook’s server. Everything else about it was convincing.',
      trust:
        'Open the link’s real address: payview.example comes just before the slash, so that’s who owns it. It wasn’t sent by Peoplenook’s server either. Your own bookmark for Peoplenook would have been safe.',
    },
  },
  {
    id: 'staff-survey',
    channel: 'email',
    kind: 'genuine',
    context:
      'Last Thursday Priya Nair in HR told everyone, in person, to expect a survey from a firm called Pulsewell (pulsewell.example).',
    sender: {
      name: 'Pulsewell for Wrenhall Homes',
      address: 'surveys@pulsewell.example',
      note: 'First message from this address.',
    },
    sent: '2026-11-16T10:00',
    subject: 'How is work going, Sam?',
    headers: {
      checks: 'Sent by pulsewell.example’s own server.',
      unsubscribe: 'pulsewell.example/stop',
    },
    links: [
      {
        text: 'Start the survey',
        target: 'https://wrenhall.pulsewell.example/s/7fq2',
        as: 'button',
      },
    ],
    body: [
      'Hello Sam,',
      '{4:Wrenhall Homes has asked us} to find out what it’s like to work there. Eleven questions, about six minutes. Last year’s answers got you the early finish on Fridays and the new boiler. {3:The survey closes on Friday 27 November.}',
      '{link:1}',
      '{2:You don’t need to sign in, and we’ll never ask for a password.} Only the totals are passed on. If you’d like to know why you’re being asked, talk to Priya Nair on extension 231.',
      'The Pulsewell team',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['sender', 'link-1'],
        deciding: true,
        text: 'Sender and link both belong to pulsewell.example, the firm that HR announced beforehand, face to face.',
      },
      { kind: 'trust', text: 'No sign-in, so no password to lose.' },
      { kind: 'doubt', text: 'A link with a closing date.' },
      {
        kind: 'doubt',
        text: 'An outside firm, writing to you for the first time, in your employer’s name.',
      },
    ],
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'Sender and link belong to pulsewell.example, the firm that Priya announced in person. A new outside sender is worth checking, and that announcement was the check.',
      trust:
        'Sender and link belong to the firm that HR had announced in person, and it wants no password. Hearing the same news from a second source is a good check.',
    },
  },
  {
    id: 'salary-bands',
    channel: 'email',
    kind: 'phish',
    trick: 'shared-file',
    twin: 'service-dates',
    context:
      'Wrenhall (wrenhall.example) shares files on Inktray (inktray.example), which open with one click and have never asked you to allow anything. Priya Nair is in HR.',
    sender: { name: 'Priya Nair via Inktray', address: 'share@inktray.example' },
    sent: '2026-11-18T14:08',
    subject: 'Priya Nair shared “Salary bands 2027, draft” with you',
    headers: {
      replyTo: 'priya.nair.hr@quickpost.example',
      checks: 'Sent by inktray.example’s own server.',
    },
    links: [
      {
        text: 'Open the document',
        target: 'https://keyhearth.example/allow?app=docview-reader',
        as: 'button',
      },
    ],
    body: [
      'Priya Nair (priya.nair.hr@quickpost.example) has shared a document with you:',
      '“{3:You’re one of three people seeing this before Monday}, so please keep it to yourself. {4:I need your comments by four.} P.”',
      '{link:1}',
      '{1:To show this document, DocView Reader asks you to allow it to read, send and delete your email.} {2:You’ll be asked only once.}',
      'Inktray, documents between businesses',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'A document has no need to read, send and delete your email. Whoever made DocView Reader has.',
      },
      { name: 'business-process', text: 'Apps ask for permission so often that we press Allow.' },
      { name: 'you-are-special', text: 'One of three, and about everyone’s pay.' },
      { name: 'urgency', text: 'By four: two hours, and it’s a secret, so you can’t ask around.' },
      {
        name: 'display-name',
        at: ['reply-to'],
        text: 'Priya’s address at work ends in wrenhall.example. This is a private mailbox.',
      },
      {
        name: 'hidden-url',
        at: ['link-1'],
        text: 'The button doesn’t open a document: it opens the page where you grant rights to an app.',
      },
    ],
    premise: [4, 4, 2, 4, 4],
    difficulty: 'moderate',
    lesson: {
      kind: 'proof',
      right: 'Priya tells you, face to face, that she shared it',
      decoys: ['It was sent by Inktray’s own server', 'The page that asks is Keyhearth’s own'],
    },
    feedback: {
      report:
        'No document needs to read, send and delete your email. Inktray and Keyhearth are real; the app that wants in is a stranger’s.',
      trust:
        'Look at what you’d allow: reading, sending and deleting your email, even after you change your password. No document needs that. And Priya doesn’t write from quickpost.example.',
    },
  },
  {
    id: 'pension-statement',
    channel: 'email',
    kind: 'genuine',
    context:
      'Wrenhall’s pension is with Greyfriars Mutual (greyfriars.example). Every November a new statement appears in your account.',
    sender: { name: 'Greyfriars Mutual', address: 'statements@greyfriars.example' },
    sent: '2026-11-16T07:00',
    subject: 'Your statement for 2026 is ready',
    headers: { checks: 'Sent by greyfriars.example’s own server.' },
    body: [
      'Dear Sam Okoro,',
      'Your statement for 2026 is ready. {1:To read it, sign in to Greyfriars as you usually do, or wait for the paper copy, which we’ll post by the end of the month.}',
      '{2:We don’t put figures, links or attachments in an email.}',
      '{3:Do we still have the right retirement age for you?} You can change it in your account, or have a word with Priya Nair in HR.',
      'Your Greyfriars team',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'No link: you sign in your own way, or simply wait for the post.',
      },
      { kind: 'trust', text: 'Nothing to press and nothing to open.' },
      { kind: 'doubt', text: 'Your pension: much money, and a subject that thieves like.' },
      {
        kind: 'trust',
        at: ['sender', 'checks'],
        text: 'The firm’s own address, sent by its own server.',
      },
    ],
    lesson: {
      kind: 'compare',
      right: 'statements@greyfriars.example',
      decoys: [
        'statements@greyfriars-mutual.example',
        'statements@greyfriars.pension-desk.example',
      ],
    },
    feedback: {
      report:
        'There’s no link in it: you sign in your own way, or wait for the post. News about a pension deserves care, and this had nothing that could hurt you.',
      trust:
        'No link and no attachment: you sign in your own way, or wait for the post. It’s what you get every November.',
    },
  },
];
