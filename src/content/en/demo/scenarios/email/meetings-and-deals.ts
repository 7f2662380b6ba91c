import type { Scenario } from '#src/lib/scenario.ts';

export const emailMeetingsAndDeals: readonly Scenario[] = [
  {
    id: 'director-deposit',
    channel: 'email',
    kind: 'phish',
    trick: 'boss-out-of-reach',
    twin: 'quiet-purchase',
    context:
      'Ruth Adeyemi is managing director of Wrenhall Homes (wrenhall.example), where you are office manager.',
    sender: {
      name: 'Ruth Adeyemi',
      address: 'ruth.adeyemi@mail-exec.example',
      note: 'First message from this address.',
    },
    sent: '2026-11-19T11:06',
    subject: 'Kirk Lane',
    headers: { checks: 'Sent by mail-exec.example’s own server.' },
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
      kind: 'ring',
      right: 'Ruth’s mobile, saved in your phone since 2021',
      decoys: [
        'Her reply, once you’ve asked whether it’s her',
        'The mobile number that she adds to her next email',
      ],
    },
    feedback: {
      report:
        'Ruth’s name, but not her address: it was sent from mail-exec.example. Money, secrecy and no chance to ring: the usual pattern.',
      trust:
        'Ruth’s name, but someone else’s address: mail-exec.example. Anyone can type a name. When money comes with secrecy, ask a second person first.',
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
    headers: { checks: 'Sent by wrenhall.example’s own server.' },
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
      kind: 'proof',
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
      checks: 'Sent by inktray.example’s own server.',
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
    lesson: {
      kind: 'proof',
      right: 'Its password came from Declan, by phone',
      decoys: ['It shows Declan’s name and address', 'It warns you about passwords'],
    },
    feedback: {
      report:
        'The link belongs to inktray.example, the service that Declan named on the phone when he gave you the password. It looked like a lure, but you’d been told by another route.',
      trust:
        'The link belongs to inktray.example, the service that Declan named on the phone when he gave you the password. Two routes that agree are hard to fake.',
    },
  },
  {
    id: 'meeting-code',
    channel: 'email',
    kind: 'phish',
    trick: 'sign-in-not-yours',
    twin: 'prompt-fatigue',
    context:
      'You meet Joanna of Tolland Lifts (tolland-lifts.example) by video every other week, in Parlour. You sign in to it through Keyhearth (keyhearth.example), and are signed in now.',
    sender: {
      name: 'Joanna Kowalczyk',
      address: 'joanna.kowalczyk@tolland-meetings.example',
      note: 'First message from this address.',
    },
    sent: '2026-11-19T09:46',
    subject: 'Invitation: lift contract 2027, Thursday 19 November, 10:00',
    headers: { checks: 'Sent by tolland-meetings.example’s own server.' },
    links: [{ text: 'keyhearth.example/device', target: 'https://keyhearth.example/device' }],
    body: [
      'Joanna Kowalczyk has invited you to a meeting.\n{3:Lift contract 2027: Aire House and Kirk Lane}\nThursday 19 November, 10:00 to 10:45',
      'Hi Sam, {4:could we go through next year’s prices before your board meets tomorrow?} Martin will join us for the second half.',
      '{2:As a guest you join with a code.} Open {link:1}, {1:enter WQ7K-4NDB and confirm the sign-in}, and the meeting starts by itself. {5:The code is good for 15 minutes.}',
      'See you in a moment,\nJoanna',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'The page is real, the code is theirs: entering it signs in their device, as you. No meeting needs that.',
      },
      {
        name: 'business-process',
        text: 'Meetings do have codes. But you’d type them in the meeting, not where you sign in.',
      },
      { name: 'distracting-detail', text: 'The right buildings: your lifts are no secret.' },
      { name: 'urgency', text: 'Fourteen minutes before it starts.' },
      { name: 'limited-time', text: 'A code that’s about to expire leaves no time to ask.' },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'Joanna writes from tolland-lifts.example. This is tolland-meetings.example.',
      },
    ],
    premise: [8, 8, 6, 4, 4],
    difficulty: 'very',
    lesson: {
      kind: 'order',
      steps: [
        'Leave the code alone',
        'Ring Joanna on the number you already have',
        'If she did invite you, join through Parlour as usual',
      ],
      decoys: ['Enter the code, and change your password later'],
    },
    feedback: {
      report:
        'A code that someone else gives you signs in their device, as you, even on the real page. You were signed in already, and Joanna’s address isn’t this one.',
      trust:
        'The page is real, and that’s the trick: the code came from them, so entering it signs them in as you. Only enter a code that you asked for, on a device in your own hands.',
    },
  },
];
