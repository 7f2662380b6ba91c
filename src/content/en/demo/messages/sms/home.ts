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
];
