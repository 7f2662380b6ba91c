import type { Scenario } from '#src/lib/scenario.ts';

export const smsSurgery: readonly Scenario[] = [
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
      kind: 'proof',
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
    id: 'nurse-appointment',
    channel: 'sms',
    kind: 'genuine',
    context:
      'You’re seeing Nurse Iqbal at Harrowbeck Surgery on Thursday at 9.20. Their number has been in your phone for years: 0113 496 0127.',
    sender: {
      name: 'Harrowbeck',
      address: 'Harrowbeck',
      note: 'In the same thread as their reminders since 2022.',
    },
    sent: '2026-11-17T09:00',
    body: [
      'Harrowbeck Surgery: {2:Sam, you’re seeing Nurse Iqbal on Thu 19 Nov at 9.20.} {1:Can’t come? Ring us as usual} and someone else can have it. {3:61 appointments were missed last month.} Roll up your sleeve in the waiting room, it saves her the wrestling',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'All it offers is a call to the number that you’ve had for years, and only if you can’t come.',
      },
      { kind: 'trust', text: 'The day and the time are in your calendar.' },
      { kind: 'doubt', text: 'A nudge to make you feel guilty.' },
    ],
    lesson: {
      kind: 'ring',
      right: '0113 496 0127, saved in your phone',
      decoys: ['A number that a second text gives', 'A reply to this text'],
    },
    feedback: {
      report:
        'It has no link and no number: if you can’t come, you ring the surgery as you always have. The day, the time and the nurse were right.',
      trust:
        'No link and no number: only the right day, the right time, and a surgery that you’d ring as you always have.',
    },
  },
];
