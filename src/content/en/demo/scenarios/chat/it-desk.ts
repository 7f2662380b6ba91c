import type { Scenario } from '#src/lib/scenario.ts';

export const chatItDesk: readonly Scenario[] = [
  {
    id: 'account-flagged',
    channel: 'chat',
    kind: 'phish',
    trick: 'account-rescue',
    twin: 'safe-account',
    context: 'Wrenhall chats on Parlour. Your own IT desk looks after it.',
    sender: {
      name: 'Parlour Security Team',
      address: 'security-team@parlour-verify.example',
      note: 'Guest from outside Wrenhall. Joined today.',
    },
    sent: '2026-11-17T09:03',
    body: [
      '{2:Hello user}! {3:we found a problem with your Parlour account}. {4:UNUSUAL ACTIVITY from 3 countries!!}',
      '{5:You must verify in the next 30 minutes} or {6:your account and all your messages will be deleted for good}. {5:This is the last reminder.}',
      '{1:Reply with your username}, {1:your password} and {1:the 6-digit code on your phone}. {7:✔ This chat is encrypted and secure}',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'Username, password and code: together they’re the keys to your account. No one who runs it needs them.',
      },
      { name: 'generic-greeting', text: 'Your account has a name: yours.' },
      { name: 'business-process', text: 'Security teams do write about unusual activity.' },
      { name: 'unprofessional-design', text: 'Capitals and exclamation marks, made to alarm.' },
      { name: 'urgency', text: 'Half an hour, and the last reminder is also the first.' },
      { name: 'threat', text: 'No chat service deletes everything in half an hour.' },
      {
        name: 'security-icons',
        text: 'Encrypted or not, you’d be handing your password to the other end.',
      },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'It calls itself Parlour, but it’s a guest from parlour-verify.example.',
      },
    ],
    premise: [2, 4, 2, 4, 6],
    difficulty: 'least',
    lesson: { kind: 'owner', of: 'sender' },
    feedback: {
      report:
        'It asks for your password and a code. No support team needs either, and yours wouldn’t be a guest who joined today.',
      trust:
        'It asks for your password and the code from your phone: with both, anyone can sign in as you. No support team needs them, and this one is a guest who joined today.',
    },
  },
  {
    id: 'prompt-fatigue',
    channel: 'chat',
    kind: 'phish',
    trick: 'sign-in-not-yours',
    twin: 'meeting-code',
    context:
      'Since eight, your phone has asked you four times to approve a Keyhearth sign-in. You haven’t tried to sign in.',
    sender: {
      name: 'Tomasz Wójcik (IT)',
      address: 'tomasz.wojcik@wrenhall.guest-chat.example',
      note: 'Guest from outside Wrenhall.',
    },
    sent: '2026-11-19T08:34',
    body: [
      'Hi Sam, Tomasz from IT. {2:Sorry about all the prompts on your phone this morning}, {3:we’re moving your account to the new sign-in server and they come from us}',
      { you: 'I wondered what that was! Do I need to do anything?' },
      '{1:Just approve the next one, then they’ll stop.} The number to tap is 47',
      '{4:Could you do it before nine?} {5:After that your mailbox drops out of the move and you’d be without email till tomorrow}',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'Approving lets in the person who’s signing in, and that isn’t you.',
      },
      {
        name: 'poses-as-known',
        text: 'He knows about the prompts because he is causing them.',
      },
      {
        name: 'business-process',
        text: 'A technical reason too dull to question.',
      },
      { name: 'urgency', text: 'Twenty-six minutes, at the busiest time of the day.' },
      { name: 'threat', text: 'A day without email, unless you help.' },
      {
        name: 'display-name',
        at: ['sender'],
        text: 'Your IT desk isn’t a guest. The address belongs to guest-chat.example.',
      },
    ],
    premise: [8, 8, 8, 6, 6],
    difficulty: 'very',
    lesson: {
      kind: 'ring',
      right: 'Extension 200, the IT desk',
      decoys: [
        'A call from Tomasz, through this chat',
        'The mobile number that he gives you if you ask',
      ],
    },
    feedback: {
      report:
        'You weren’t signing in, so approving would have let someone else in. No server move needs it, and your IT desk isn’t a guest from guest-chat.example.',
      trust:
        'Approving a prompt that you didn’t start lets someone else in. Attackers send prompt after prompt, then offer to make them stop. Decline, and tell IT. A passkey has no prompt that anyone else can set off.',
    },
  },
  {
    id: 'number-matching',
    channel: 'chat',
    kind: 'genuine',
    context:
      'Tomasz Wójcik runs your IT desk (extension 200). He announces changes in the all-staff channel. At work you sign in through Keyhearth.',
    sender: {
      name: 'Tomasz Wójcik',
      address: 'tomasz.wojcik@wrenhall.example',
      note: 'Wrenhall Homes, IT. Posted in all-staff.',
    },
    where: { channel: 'all-staff' },
    sent: '2026-11-19T09:30',
    body: [
      'Morning all. {3:From Monday, Keyhearth shows you a number when you sign in, and you type it on your phone.} {1:There’s nothing to do before then and nothing to click.}',
      '{2:If a prompt turns up that you didn’t start, decline it and ring me on 200.} I’ll never ask for your number or your code. Neither will anyone who really works here',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'Nothing to do, nothing to click: it only tells you what you’ll see.',
      },
      {
        kind: 'trust',
        text: 'It asks you to decline strange prompts, the opposite of what a thief wants.',
      },
      { kind: 'doubt', text: 'A change to the way you sign in: a favourite disguise.' },
      {
        kind: 'trust',
        at: ['sender'],
        text: 'His own account, in the channel that he always uses.',
      },
    ],
    lesson: { kind: 'owner', of: 'sender' },
    feedback: {
      report:
        'It asks you to do nothing, and to decline any prompt that you didn’t start: no thief would advise that. Sign-in news is worth a second look, and this was genuine.',
      trust:
        'It asks you to do nothing, and to decline strange prompts. It’s from Tomasz’s own account, in the channel he always uses.',
    },
  },
  {
    id: 'crash-fix',
    channel: 'chat',
    kind: 'genuine',
    context:
      'On Monday you opened ticket 3108 because your laptop keeps crashing. Tomasz Wójcik runs your IT desk, on the second floor.',
    sender: {
      name: 'Tomasz Wójcik',
      address: 'tomasz.wojcik@wrenhall.example',
      note: 'Wrenhall Homes, IT.',
    },
    sent: '2026-11-18T14:26',
    body: [
      'Hi Sam, {2:ticket 3108}: {3:there’s an update that should stop the crashes, and it needs installing.} It’s in the staff app store on your laptop, where you got the printer driver',
      { you: 'Will I lose anything?' },
      'No, and it won’t ask for a password. {4:Can you run it before five? I’m away till Monday after that}',
      '{1:Or bring it up to me if you’d rather I did it}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'You can take the laptop upstairs and have him do it.',
      },
      { kind: 'trust', text: 'The ticket that you opened yourself.' },
      { kind: 'doubt', text: 'IT wants you to install something.' },
      { kind: 'doubt', text: 'Today, because afterwards he’s away.' },
      { kind: 'trust', at: ['sender'], text: 'His own account, from inside Wrenhall.' },
    ],
    lesson: {
      kind: 'proof',
      right: 'He’ll do it himself if you take the laptop upstairs',
      decoys: [
        'He answers your question straight away',
        'He’s away from five, so it has to be today',
      ],
    },
    feedback: {
      report:
        'He offers to do it in person, for a ticket you opened, without a link or a password. Walking upstairs would have settled it; it was genuine.',
      trust:
        'He’s happy for you to bring it upstairs, and the ticket is one you opened. No link, no file, no password.',
    },
  },
  {
    id: 'ticket-closed',
    channel: 'chat',
    kind: 'genuine',
    context:
      'On Monday you opened ticket 3108 with your IT desk (wrenhall.example), because your laptop kept crashing. Since Wednesday’s update it hasn’t.',
    sender: {
      name: 'IT desk',
      address: 'servicedesk@wrenhall.example',
      note: 'Wrenhall Homes, IT. Automatic messages.',
    },
    sent: '2026-11-20T17:00',
    body: [
      '{2:Ticket 3108, “laptop crashes, usually mid-sentence”}, is closed. {1:There’s nothing for you to do.}',
      '{3:If it’s back, write “reopen” here within seven days}, or ring 200 and tell Tomasz he was wrong',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'Nothing to do: no link, no password, no form to fill in.',
      },
      { kind: 'trust', text: 'Your ticket, in your own words.' },
      { kind: 'doubt', text: 'An answer is wanted, by a date.' },
      { kind: 'trust', at: ['sender'], text: 'An account of your own firm, not a guest.' },
    ],
    lesson: {
      kind: 'compare',
      right: 'servicedesk@wrenhall.example',
      decoys: ['servicedesk@wrenhall-tickets.example', 'servicedesk@wrenhall.guest-chat.example'],
    },
    feedback: {
      report:
        'It wants nothing: no link, no password. It’s your ticket, in your words, from an account at wrenhall.example.',
      trust:
        'It’s your ticket, in your own words, and it wants nothing. Fake ones bring a link, to “rate” or to “confirm”.',
    },
  },
];
