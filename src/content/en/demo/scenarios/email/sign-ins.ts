import type { Scenario } from '#src/lib/scenario.ts';

export const emailSignIns: readonly Scenario[] = [
  {
    id: 'voicemail-player',
    channel: 'email',
    kind: 'phish',
    trick: 'voice-message',
    twin: 'voice-note',
    context:
      'Your desk phone forwards voicemail from phones@wrenhall.example, as a sound file that plays when you open it.',
    sender: { name: 'Wrenhall Voicemail', address: 'voicemail@wrenhall-calls.example' },
    sent: '2026-11-16T16:24',
    subject: '{6:New voice message (00:47)} from 0161 496 0183',
    headers: { checks: 'Sent by wrenhall-calls.example’s own server.' },
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
    trick: 'qr-code',
    twin: 'bin-day-poster',
    context:
      'At work you sign in through Keyhearth (wrenhall.keyhearth.example) and confirm it with an app on your phone.',
    sender: { name: 'Wrenhall IT Service Desk', address: 'servicedesk@it-notices.example' },
    sent: '2026-11-20T09:15',
    subject: '{5:Please move your authenticator by 18:00 today}',
    headers: { checks: 'Sent by it-notices.example’s own server.' },
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
    id: 'new-laptop',
    channel: 'email',
    kind: 'genuine',
    context:
      'At 08:41 this morning you signed in through Keyhearth (keyhearth.example) on your new laptop, for the first time.',
    sender: { name: 'Keyhearth', address: 'no-reply@keyhearth.example' },
    sent: '2026-11-16T08:43',
    subject: 'New sign-in to your Wrenhall account',
    headers: { checks: 'Sent by keyhearth.example’s own server.' },
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
        text: 'The address is the one you sign in through, and it was sent by their own server.',
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
    id: 'mailbox-move',
    channel: 'email',
    kind: 'genuine',
    context:
      'For two weeks posters by the lifts have said that Wrenhall’s mailboxes move to Lettermill on 20 November. Tomasz Wójcik (wrenhall.example) runs your IT desk, extension 200.',
    sender: { name: 'Tomasz Wójcik', address: 'tomasz.wojcik@wrenhall.example' },
    sent: '2026-11-20T11:00',
    subject: 'Your mailbox moves tonight',
    headers: { checks: 'Sent by wrenhall.example’s own server.' },
    body: [
      'Hi Sam, it’s your turn tonight.',
      '{2:Between six and midnight your mailbox moves to Lettermill}, as it says on the posters. {3:Tomorrow you’ll have to sign in again}, and {4:until you have, you won’t see any new mail}.',
      '{1:There’s no link in here, on purpose: start Lettermill from the apps page, like everything else.} {5:If it wants more than your usual password and the number on your phone, stop and ring me on 200.}',
      'I’ll be in the kitchen from nine, with biscuits, for anyone who’s stuck.\nTomasz',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'No link: you start it from your own apps page, where no thief can send you.',
      },
      { kind: 'doubt', text: 'A mailbox that moves: the excuse of a thousand phish.' },
      { kind: 'doubt', text: 'A second sign-in.' },
      { kind: 'doubt', text: 'Do it, or go without email.' },
      { kind: 'trust', text: 'He tells you when to stop, and whom to ring.' },
      {
        kind: 'trust',
        at: ['sender', 'checks'],
        text: 'Tomasz’s own address, sent by Wrenhall’s own server.',
      },
    ],
    lesson: {
      kind: 'compare',
      right: 'tomasz.wojcik@wrenhall.example',
      decoys: ['tomasz.wojcik@wrenhall-it.example', 'tomasz.wojcik@wrenhall.mail-move.example'],
    },
    feedback: {
      report:
        'There’s no link in it: you start Lettermill from your own apps page, and the posters had announced it. Such emails usually are phish, so checking with extension 200 was sensible.',
      trust:
        'No link, Tomasz’s own address, and posters that had said the same for two weeks. It sounds like a phish and leads nowhere but to your own apps page.',
    },
  },
];
