import type { Scenario } from '#src/lib/scenario.ts';

export const chatDirectors: readonly Scenario[] = [
  {
    id: 'gift-cards',
    channel: 'chat',
    kind: 'phish',
    trick: 'gift-cards',
    twin: 'storm-appeal',
    context:
      'Ruth Adeyemi, your managing director, is on Parlour every day as ruth.adeyemi@wrenhall.example.',
    sender: {
      name: 'Ruth Adeyemi',
      address: 'ruth.adeyemi@guest-parlour.example',
      note: 'Guest from outside Wrenhall.',
    },
    sent: '2026-11-20T10:21',
    body: [
      'Morning Sam, {2:are you free for something quick?}',
      { you: 'Of course, what do you need?' },
      '{3:I’d like to surprise the Hull team before lunch.} Could you get {4:five £100 gift cards and send me photos of the backs}? {5:I need them by 12}',
      '{7:Put them on your own card and I’ll sign it off this afternoon.} {6:Not a word to the others, it would spoil it}',
    ],
    cues: [
      {
        name: 'display-name',
        at: ['sender'],
        deciding: true,
        text: 'Ruth is never a guest: her own account ends in wrenhall.example, this one in guest-parlour.example.',
      },
      {
        name: 'poses-as-known',
        text: 'A small favour for the boss, asked before you know what it is.',
      },
      { name: 'business-process', text: 'Bosses do thank teams before Christmas.' },
      {
        name: 'sensitive-request',
        text: 'A photo of the back is as good as the money. No one giving a card needs it.',
      },
      { name: 'urgency', text: 'An hour and a half, shops included.' },
      { name: 'you-are-special', text: 'Your secret with the boss: it stops you asking anyone.' },
      {
        name: 'inconsistency',
        text: 'A present from the firm, on your own card: then the loss is yours too.',
      },
    ],
    premise: [4, 6, 2, 4, 8],
    difficulty: 'moderate',
    lesson: {
      kind: 'compare',
      right: 'ruth.adeyemi@wrenhall.example',
      decoys: ['ruth.adeyemi@guest-parlour.example', 'ruth.adeyemi@wrenhall.guest-chat.example'],
    },
    feedback: {
      report:
        'Ruth isn’t a guest at Wrenhall, and this account is: guest-parlour.example. Photos of gift cards are cash that can’t be called back.',
      trust:
        'Open the sender: “Ruth” is a guest from guest-parlour.example, and Ruth’s own account ends in wrenhall.example. A surprise and a secret keep you from asking her.',
    },
  },
  {
    id: 'roofers-deposit',
    channel: 'chat',
    kind: 'genuine',
    context:
      'Gareth Llewellyn is finance director. A new payee takes two people: you enter it, and he rings the firm before anything is paid.',
    sender: {
      name: 'Gareth Llewellyn',
      address: 'gareth.llewellyn@wrenhall.example',
      note: 'Wrenhall Homes, Finance.',
    },
    sent: '2026-11-17T14:39',
    body: [
      'Sam, {3:could you set up Pike Roofing as a new payee today?} {4:£6,200 has to go by four or they won’t start tomorrow}',
      { you: 'Is it signed off?' },
      '{2:Order 5521, Ruth signed it this morning, it’s in the finance system.} {1:Enter it from there and I’ll ring them on the number in the contract before I release it}',
      '{5:I’m on the train, so don’t worry if I vanish for a bit}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'He keeps to the rule: two people, and a call to the number in the contract.',
      },
      { kind: 'trust', text: 'You can look the order up yourself, in your own system.' },
      { kind: 'doubt', text: 'A new payee: the most dangerous request in any office.' },
      { kind: 'doubt', text: 'A lot of money, and less than two hours.' },
      { kind: 'doubt', text: 'He may be out of reach.' },
      { kind: 'trust', at: ['sender'], text: 'Gareth’s own account, from inside Wrenhall.' },
    ],
    lesson: {
      kind: 'order',
      steps: [
        'Look up order 5521 in the finance system',
        'Enter the payee from the order',
        'Gareth rings the firm',
        'Gareth releases the payment',
      ],
      decoys: ['Take the bank details from a chat'],
    },
    feedback: {
      report:
        'He keeps to the two-person rule: the order is in your own system, and he rings the firm before paying. Being careful with new payees is right; the rule was the check.',
      trust:
        'He keeps to the rule: the order is in your own system, and he’ll ring the firm before anything is paid. A thief would want that call skipped.',
    },
  },
  {
    id: 'quiet-purchase',
    channel: 'chat',
    kind: 'phish',
    trick: 'boss-out-of-reach',
    twin: 'director-deposit',
    context:
      'Ruth Adeyemi is managing director of Wrenhall Homes, where Gareth looks after the money. On Parlour she is ruth.adeyemi@wrenhall.example, and seldom writes more than five words.',
    sender: {
      name: 'Ruth Adeyemi',
      address: 'ruth.adeyemi@wrenhall-board.example',
      note: 'Guest from outside Wrenhall.',
    },
    sent: '2026-11-19T16:12',
    body: [
      'Good afternoon, Sam. {3:I wanted to thank you for how calmly you handled the inspection at Aire House. It was noticed.}',
      { you: 'That’s kind, thank you! It was a team effort' },
      'That is exactly why I’m writing to you. {4:We are about to buy a small firm in Hull}, and {5:I’d like you to make the first payment of £9,600 today}; our lawyer, Mr Hale, will send you the account. {2:The rules on announcements are strict, so please don’t mention it to Gareth or anyone else before Monday.}',
      '{6:I’ll be with the sellers until late and can’t be rung, but I’ll see anything that you write here.}',
    ],
    cues: [
      {
        name: 'display-name',
        at: ['sender'],
        deciding: true,
        text: 'Ruth is no guest at her own firm. Her account ends in @wrenhall.example, this one in @wrenhall-board.example.',
      },
      {
        name: 'you-are-special',
        text: 'A secret that shuts out Gareth, who’d stop the payment.',
      },
      {
        name: 'distracting-detail',
        text: 'Well-turned praise costs nothing: a machine can write it from your website’s news.',
      },
      { name: 'business-process', text: 'Firms do buy firms, and quietly.' },
      { name: 'sensitive-request', text: 'A payment to an account that a stranger will name.' },
      {
        name: 'poses-as-known',
        text: 'The boss, whom you may write to but not ring, where you’d hear that it isn’t her.',
      },
    ],
    premise: [6, 8, 6, 8, 6],
    difficulty: 'very',
    lesson: {
      kind: 'ring',
      right: 'Ruth’s own extension, from the staff list',
      decoys: ['Mr Hale, on the number that he sends', 'Ruth, with a voice call in this chat'],
    },
    feedback: {
      report:
        'Ruth isn’t a guest at Wrenhall: this is someone at wrenhall-board.example. Good manners and perfect spelling prove nothing now that machines write both.',
      trust:
        'Open the sender: a guest from wrenhall-board.example. Perfect wording proves nothing, as machines write it. A secret payment that Gareth mustn’t hear of is the pattern to know.',
    },
  },
];
