import type { Scenario } from '#src/lib/scenario.ts';

/** Emails: seven phish, then seven genuine. Every brand and person is invented. */
export const emailScenarios: readonly Scenario[] = [
  {
    id: 'supplier-bank-change',
    channel: 'email',
    kind: 'phish',
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
      checks: 'SPF and DKIM pass for tollandlifts.example.',
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
      kind: 'compare',
      right: 'joanna.kowalczyk@tolland-lifts.example',
      decoys: [
        'joanna.kowalczyk@tollandlifts.example',
        'joanna.kowalczyk@tolland-lifts.invoice-desk.example',
      ],
    },
    feedback: {
      report:
        'The missing hyphen settles it: you wrote to tolland-lifts, and the answer came from tollandlifts. Your report leaves time to ring Joanna on the number you already have.',
      trust:
        'Compare the two addresses in the thread: the reply has lost its hyphen, so it isn’t from Joanna. New bank details always deserve a call to a number you already have.',
    },
  },
  {
    id: 'payslip-corrected',
    channel: 'email',
    kind: 'phish',
    context:
      'Wrenhall Homes, your employer, runs its payroll on Peoplenook. You sign in at wrenhall.peoplenook.example.',
    sender: { name: 'Peoplenook', address: 'notifications@peoplenook.example' },
    sent: '2026-11-17T07:48',
    subject: 'Your November payslip has been corrected',
    headers: {
      checks:
        'SPF and DKIM fail. The server that sent this isn’t one that peoplenook.example allows.',
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
        text: 'Both checks fail: the name and address say Peoplenook, the server that sent it says otherwise.',
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
        'The link’s real address belongs to payview.example, whatever comes before that, and both sender checks fail. Everything else about it was convincing.',
      trust:
        'Open the link’s real address: payview.example comes just before the slash, so that’s who owns it. The sender checks fail too. Your own bookmark for Peoplenook would have been safe.',
    },
  },
  {
    id: 'director-deposit',
    channel: 'email',
    kind: 'phish',
    context:
      'Ruth Adeyemi is managing director of Wrenhall Homes (wrenhall.example), where you are office manager.',
    sender: {
      name: 'Ruth Adeyemi',
      address: 'ruth.adeyemi@mail-exec.example',
      note: 'First message from this address.',
    },
    sent: '2026-11-19T11:06',
    subject: 'Kirk Lane',
    headers: { checks: 'SPF and DKIM pass for mail-exec.example.' },
    body: [
      'Sam, are you at your desk this morning? {3:I’m in with the board until two and can’t take calls.}',
      '{4:We exchange on Kirk Lane today} and {5:the solicitors have only just told me} that the deposit of £18,450 has to come from us rather than from the agents. {2:What’s the bank’s cut-off for same-day payments, and could you raise it if I send you the details?}',
      '{6:Please keep this between the two of us until it’s announced on Monday.}',
      'Thank you, I know it’s short notice.\nRuth',
    ],
    cues: [
      {
        name: 'display-name',
        at: ['sender'],
        deciding: true,
        text: 'The name is Ruth’s, the address isn’t: mail-exec.example, where your director writes from wrenhall.example.',
      },
      {
        name: 'business-process',
        text: 'Starts with a harmless question about cut-off times. Once you’ve answered, the bank details follow.',
      },
      {
        name: 'poses-as-known',
        text: 'The boss, in a hurry and out of reach: three reasons not to ask back.',
      },
      { name: 'urgency', text: 'It has to be today, so there’s no time for the usual approval.' },
      {
        name: 'distracting-detail',
        text: 'Solicitors, agents, a deposit: a busy story hides a simple demand for money.',
      },
      {
        name: 'you-are-special',
        text: 'A secret shared with you alone is flattering, and stops you asking Finance.',
      },
    ],
    premise: [6, 8, 6, 8, 6],
    difficulty: 'very',
    lesson: {
      kind: 'compare',
      right: 'ruth.adeyemi@wrenhall.example',
      decoys: ['ruth.adeyemi@mail-exec.example', 'ruth.adeyemi@wrenhall.mail-exec.example'],
    },
    feedback: {
      report:
        'Ruth’s name, but not her address: it was sent from mail-exec.example. Money, secrecy and no chance to ring: the usual pattern.',
      trust:
        'Ruth’s name, but someone else’s address: mail-exec.example. Anyone can type a name. When money comes with secrecy, ask a second person first.',
    },
  },
  {
    id: 'voicemail-player',
    channel: 'email',
    kind: 'phish',
    context:
      'Your desk phone forwards voicemail from phones@wrenhall.example, as a sound file that plays when you open it.',
    sender: { name: 'Wrenhall Voicemail', address: 'voicemail@wrenhall-calls.example' },
    sent: '2026-11-16T16:24',
    subject: '{6:New voice message (00:47)} from 0161 496 0183',
    headers: { checks: 'SPF passes for wrenhall-calls.example. There’s no DKIM signature.' },
    attachments: [{ name: 'Voice_message_1611_1621.htm', type: 'Web page, 11 KB' }],
    body: [
      '{4:Hello,}',
      'You have a new voice message.\nFrom: 0161 496 0183\nReceived: Monday 16 November, 16:21\nLength: 00:47',
      'To listen, open the attached player and {3:sign in with your Wrenhall email address and password}. {5:The message will be deleted after 24 hours.}',
      '{7:✔ Scanned. No threats found.}',
      '{9:Unified Messaging}',
      '{8:This message is confidential and intended only for the addressee. Unauthorised use is prohibited.}',
    ],
    cues: [
      {
        name: 'attachment-type',
        at: ['attachment-1'],
        deciding: true,
        text: 'A voicemail is a sound file. This is a web page (.htm), made to look like your sign-in screen.',
      },
      {
        name: 'domain-spoofing',
        at: ['sender'],
        text: 'wrenhall-calls.example isn’t Wrenhall’s. Your employer’s addresses end in @wrenhall.example.',
      },
      { name: 'sensitive-request', text: 'Playing a sound has never needed your password.' },
      {
        name: 'generic-greeting',
        text: 'Your own phone system knows whose phone rang.',
      },
      { name: 'limited-time', text: 'A day to act, for fear of missing a call.' },
      {
        name: 'business-process',
        text: 'A voicemail alert is so ordinary that people open it without reading.',
      },
      { name: 'security-icons', text: 'Anyone can type a tick. It doesn’t prove a scan.' },
      { name: 'legal-text', text: 'Small print lends weight, and says nothing.' },
      { name: 'missing-signer', text: 'No name, no extension, no company.' },
    ],
    premise: [6, 6, 2, 4, 4],
    difficulty: 'moderate',
    lesson: {
      kind: 'compare',
      right: 'phones@wrenhall.example',
      decoys: ['voicemail@wrenhall-calls.example', 'phones@wrenhall.voice-inbox.example'],
    },
    feedback: {
      report:
        'The attachment gives it away: a voicemail is a sound file, and this is a web page that wants your password.',
      trust:
        'The attachment is a web page (.htm), not a sound file: it would have shown you a copy of your sign-in screen. The file’s ending tells you, before you open anything.',
    },
  },
  {
    id: 'authenticator-qr',
    channel: 'email',
    kind: 'phish',
    context:
      'At work you sign in through Keyhearth (wrenhall.keyhearth.example) and confirm it with an app on your phone.',
    sender: { name: 'Wrenhall IT Service Desk', address: 'servicedesk@it-notices.example' },
    sent: '2026-11-20T09:15',
    subject: '{5:Please move your authenticator by 18:00 today}',
    headers: { checks: 'SPF and DKIM pass for it-notices.example.' },
    links: [
      {
        text: 'QR code',
        target: 'https://wrenhall.keyhearth-enrol.example/qr?user=sam-okoro',
        as: 'qr',
      },
    ],
    body: [
      '{3:Dear colleague,}',
      '{4:Wrenhall is moving to a new version of Keyhearth this week}, and every authenticator has to be registered again. Scan the code below with your phone’s camera and {6:confirm your password} to keep your access.',
      '{link:1}',
      '{7:Accounts that haven’t been moved by 18:00 will be locked} until a manager approves them. It takes about two minutes.',
      '{8:✔ Protected by Keyhearth}',
      'Thank you for your help,\n{9:IT Service Desk}',
    ],
    cues: [
      {
        name: 'hidden-url',
        at: ['link-1'],
        deciding: true,
        text: 'A QR code hides where it leads. This one opens keyhearth-enrol.example, which isn’t keyhearth.example.',
      },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'It’s called Wrenhall IT, but it writes from it-notices.example.',
      },
      { name: 'generic-greeting', text: 'Your own IT desk knows your name.' },
      {
        name: 'business-process',
        text: 'Systems do move, and IT does write about it. That’s why this works.',
      },
      { name: 'urgency', text: 'Announced in the morning, due the same evening.' },
      {
        name: 'sensitive-request',
        text: 'Don’t give your password to a page that you reached from an email.',
      },
      {
        name: 'threat',
        text: 'Locked out until your manager steps in: no one wants to be that person.',
      },
      { name: 'security-icons', text: 'The tick is a character in the text, nothing more.' },
      { name: 'missing-signer', text: 'A department signs, not a colleague you could ring.' },
    ],
    premise: [6, 6, 4, 6, 6],
    difficulty: 'moderate',
    lesson: { kind: 'target', link: 1, decoys: ['keyhearth.example', 'wrenhall.example'] },
    feedback: {
      report:
        'The code opens keyhearth-enrol.example, which isn’t Keyhearth’s. A QR code is a link that you can’t read until you’ve opened it.',
      trust:
        'The QR code is a link in disguise: it opens keyhearth-enrol.example, not keyhearth.example. Before scanning, ask IT, or look for the news where they usually announce it.',
    },
  },
  {
    id: 'council-refund',
    channel: 'email',
    kind: 'phish',
    context: 'You pay your council tax to Aldermere Council (aldermere.example) by direct debit.',
    sender: { name: 'Aldermere Council Tax', address: 'refunds@aldermere-council-tax.example' },
    sent: '2026-11-17T13:31',
    subject: 'You are due a refund of £318.72',
    headers: { checks: 'SPF and DKIM pass for aldermere-council-tax.example.' },
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
    id: 'storm-appeal',
    channel: 'email',
    kind: 'phish',
    context:
      'Last week’s storm flooded several villages near you. You haven’t heard of this appeal before.',
    sender: { name: 'Dales Storm Appeal', address: 'help@dales-storm-appeal.example' },
    sent: '2026-11-18T18:55',
    subject: 'Families are sleeping in their cars {6:tonight}',
    headers: {
      replyTo: 'm.whitlock77@quickpost.example',
      checks: 'SPF and DKIM pass for dales-storm-appeal.example.',
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
      kind: 'compare',
      right: 'An appeal with a charity number that you can look up, and a bank account',
      decoys: [
        'An appeal whose number is “applied for”, collecting gift-card codes',
        'An appeal with photos and thank-you letters, and a form for your card',
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
    id: 'new-laptop',
    channel: 'email',
    kind: 'genuine',
    context:
      'At 08:41 this morning you signed in through Keyhearth (keyhearth.example) on your new laptop, for the first time.',
    sender: { name: 'Keyhearth', address: 'no-reply@keyhearth.example' },
    sent: '2026-11-16T08:43',
    subject: 'New sign-in to your Wrenhall account',
    headers: { checks: 'SPF and DKIM pass for keyhearth.example.' },
    body: [
      'Hello Sam,',
      '{3:Your account was used on a device that we haven’t seen before.}',
      '{2:When: Monday 16 November, 08:41\nWhere: near Leeds\nWhat: a laptop}',
      '{1:Was it you? Then there’s nothing to do.}',
      'If it wasn’t, open Keyhearth the way you normally do, go to “My devices”, remove the laptop and tell your IT desk.',
      'You get these messages because Wrenhall has asked us to send one for every new device.',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'It asks for nothing. There’s no link, no attachment and no number to ring.',
      },
      { kind: 'trust', text: 'Time, place and device are what you did two minutes earlier.' },
      {
        kind: 'doubt',
        text: 'An alarm about your account is how many phish begin.',
      },
      {
        kind: 'trust',
        at: ['sender', 'checks'],
        text: 'The address is the one you sign in through, and the checks agree.',
      },
    ],
    lesson: { kind: 'owner', of: 'sender' },
    feedback: {
      report:
        'It asked for nothing: no link, no attachment, no number. And it described exactly what you’d just done. Asking IT about an alarm is never wrong, but this one was genuine.',
      trust:
        'It asks for nothing, and time and place match what you did. An alarm without a link has no hook in it.',
    },
  },
  {
    id: 'museum-trip',
    channel: 'email',
    kind: 'genuine',
    context:
      'Your son Leo is in Year 5 at Thornbeck Primary. The school writes from office@thornbeck-primary.example.',
    sender: { name: 'Thornbeck Primary School', address: 'office@thornbeck-primary.example' },
    sent: '2026-11-17T15:40',
    subject: 'Year 5 trip, Thursday 3 December',
    headers: {
      checks: 'SPF and DKIM pass for thornbeck-primary.example.',
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
    lesson: { kind: 'owner', of: 'sender' },
    feedback: {
      report:
        'The money goes in an envelope to the school office, so there was nothing here for a thief. Attachment and deadline are fair reasons to look twice; the address is the school’s own.',
      trust:
        'The money goes in an envelope to the office: nothing in it for a thief. The address is the school’s own, and the attachment is a plain PDF.',
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
    headers: { checks: 'SPF and DKIM pass for haldenprint.example.' },
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
        text: 'The supplier’s own domain, confirmed by the checks.',
      },
    ],
    lesson: { kind: 'owner', of: 'sender' },
    feedback: {
      report:
        'It asks you to pay into the account you already have on file, and to ring a number you already have: neither helps a thief. The threat made it look worse than it was.',
      trust:
        'The details on file haven’t changed, so a thief would gain nothing. The number, the amount and the date match the invoice in your tray.',
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
      checks: 'SPF and DKIM pass for pulsewell.example.',
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
    id: 'domain-renewal',
    channel: 'email',
    kind: 'genuine',
    context:
      'You look after wrenhall.example. Your records say: Nameyard (nameyard.example), customer 20417, renewed every 28 November since 2014.',
    sender: { name: 'Nameyard Renewals', address: 'renewals@nameyard.example' },
    sent: '2026-11-19T06:02',
    subject: 'wrenhall.example expires in 9 days',
    headers: {
      checks: 'SPF and DKIM pass for nameyard.example.',
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
        text: 'nameyard.example, confirmed by the checks.',
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
    id: 'lease-draft',
    channel: 'email',
    kind: 'genuine',
    context:
      'Yesterday your solicitor, Declan Byrne (declan.byrne@byrne-ahmed.example), rang to say that a lease would come through Inktray (inktray.example). He gave you its password.',
    sender: {
      name: 'Declan Byrne via Inktray',
      address: 'share@inktray.example',
      note: 'First message from this address.',
    },
    sent: '2026-11-18T12:17',
    subject: 'Declan Byrne shared “Aire House lease, draft 4” with you',
    headers: {
      replyTo: 'declan.byrne@byrne-ahmed.example',
      checks: 'SPF and DKIM pass for inktray.example.',
    },
    links: [{ text: 'Open the document', target: 'https://inktray.example/d/9tKw2', as: 'button' }],
    body: [
      'Declan Byrne (declan.byrne@byrne-ahmed.example) has shared a document with you:',
      '“Sam, as promised. {1:The password is the one I gave you over the phone.} D.”',
      '{link:1}',
      '{4:The link works for 48 hours.} {5:You’ll be asked for a password.} {2:It belongs to the document: never enter the one for your email.}',
      'Weren’t you expecting this? Before you open anything, ring the sender on a number that you already have.',
      'Inktray, documents between businesses',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'It opens inktray.example, as Declan said it would, and only he could have given you the password beforehand.',
      },
      { kind: 'trust', text: 'It warns you off your email password, the one a thief would want.' },
      {
        kind: 'doubt',
        at: ['sender'],
        text: 'It isn’t sent from your solicitor’s address, and you’ve never had one like it.',
      },
      { kind: 'doubt', text: 'A link that’s about to expire.' },
      { kind: 'doubt', text: 'A page that asks for a password.' },
      {
        kind: 'trust',
        at: ['reply-to', 'checks'],
        text: 'A reply would reach Declan’s own address.',
      },
    ],
    lesson: { kind: 'owner', of: 1 },
    feedback: {
      report:
        'The link belongs to inktray.example, the service that Declan named on the phone when he gave you the password. It looked like a lure, but you’d been told by another route.',
      trust:
        'The link belongs to inktray.example, the service that Declan named on the phone when he gave you the password. Two routes that agree are hard to fake.',
    },
  },
  {
    id: 'two-more-rooms',
    channel: 'email',
    kind: 'genuine',
    context:
      'Ruth Adeyemi is your managing director. You book hotels for Wrenhall (wrenhall.example) through Roamwell, and Gareth in Finance approves them.',
    sender: { name: 'Ruth Adeyemi', address: 'ruth.adeyemi@wrenhall.example' },
    sent: '2026-11-22T19:26',
    subject: 'Two more rooms for Thursday?',
    headers: { checks: 'SPF and DKIM pass for wrenhall.example.' },
    body: [
      'Hi Sam, {3:sorry to be a nuisance on a Sunday.}',
      'Two of the Hull lot are joining us on Thursday after all. {4:Could you get two more rooms at the Saltmarsh before they go?} {1:Same as last time: through Roamwell, on the company card, and Gareth can approve it.} Bilal Hussain and Kirsty Munro, both nights.',
      '{5:I’m about to board so you won’t get me tonight.} {2:If it looks full, leave it and we’ll talk tomorrow.}',
      'R',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['sender'],
        deciding: true,
        text: 'Ruth’s own address, and the usual way: the booking site, the company card, Gareth’s approval.',
      },
      { kind: 'trust', text: 'Waiting until tomorrow is fine with her.' },
      { kind: 'doubt', text: 'The boss, at the weekend, wanting a favour.' },
      { kind: 'doubt', text: 'Money to be spent before it’s too late.' },
      { kind: 'doubt', text: 'She can’t be reached.' },
    ],
    lesson: {
      kind: 'compare',
      right: 'Booked through Roamwell, and approved by Gareth',
      decoys: ['It names the two who are coming', 'It’s signed “R”, as a busy person would'],
    },
    feedback: {
      report:
        'It is Ruth’s own address, and she asks for the usual booking with the usual approval. Checking with Gareth would have told you the same.',
      trust:
        'Ruth’s own address, the usual booking site and Gareth’s approval: nothing bypasses the rules, and no one new gets paid. Being out of reach on a Sunday doesn’t make her an impostor.',
    },
  },
];
