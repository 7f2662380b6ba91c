import type { Scenario } from '#src/lib/scenario.ts';

/** Chats at work and in apps: seven phish, then seven genuine. */
export const chatScenarios: readonly Scenario[] = [
  {
    id: 'account-flagged',
    channel: 'chat',
    kind: 'phish',
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
    id: 'easy-job',
    channel: 'chat',
    kind: 'phish',
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
      kind: 'compare',
      right: 'A recruiter whose employer you can look up and ring',
      decoys: [
        'A recruiter who says that they’re licensed and regulated',
        'A recruiter who names only the pay',
      ],
    },
    feedback: {
      report:
        'Hundreds of pounds for forty minutes is too good to be true. The first £20 would have been real, to make you pay in more later.',
      trust:
        'Pay like that for forty minutes is bait. Such jobs often do pay the first £20, then ask you to put money in. She hasn’t even said what the work is.',
    },
  },
  {
    id: 'gift-cards',
    channel: 'chat',
    kind: 'phish',
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
      'Put them on your own card and I’ll sign it off this afternoon. {6:Not a word to the others, it would spoil it}',
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
    ],
    premise: [4, 6, 2, 4, 8],
    difficulty: 'moderate',
    lesson: { kind: 'owner', of: 'sender' },
    feedback: {
      report:
        'Ruth isn’t a guest at Wrenhall, and this account is: guest-parlour.example. Photos of gift cards are cash that can’t be called back.',
      trust:
        'Open the sender: “Ruth” is a guest from guest-parlour.example, and Ruth’s own account ends in wrenhall.example. A surprise and a secret keep you from asking her.',
    },
  },
  {
    id: 'courier-buyer',
    channel: 'chat',
    kind: 'phish',
    context:
      'You are selling a pushchair for £85 on Loft & Found (loftandfound.example). Buyers pay in the app, and it pays you. No payment shows there yet.',
    sender: {
      name: 'Oliver B.',
      address: 'oliver_b_2291 on Loft & Found',
      note: 'Joined yesterday. No reviews.',
    },
    where: { app: 'Loft & Found' },
    sent: '2026-11-21T15:08',
    links: [
      {
        text: 'loftandfound.courier-pay.example',
        target: 'https://loftandfound.courier-pay.example/receive/85',
      },
    ],
    body: [
      'Hi, is the pushchair still available? {2:I’ll take it at the full price, no need to see it}',
      { you: 'Yes it is! When would you like to collect?' },
      'I’m up in Aberdeen so I’ve booked the Loft & Found courier. {3:It’s all paid on my side.} {1:Just enter your card on the courier’s page and the £85 is released to you}: {link:1}',
      '{4:He’s due at 4, so if you could do it in the next half hour that would be great} :)',
    ],
    cues: [
      {
        name: 'sensitive-request',
        deciding: true,
        text: 'It turns selling upside down: buyers enter a card, sellers never do.',
      },
      { name: 'too-good-to-be-true', text: 'Full price straight away, without seeing it.' },
      { name: 'inconsistency', text: 'All paid, he says. Your app shows no payment.' },
      { name: 'urgency', text: 'Half an hour, so that you don’t look in the app first.' },
      {
        name: 'domain-spoofing',
        at: ['link-1'],
        text: 'The owner is courier-pay.example. loftandfound is only a word in front of it.',
      },
      {
        name: 'missing-signer',
        at: ['sender'],
        text: 'A day old, with no reviews: there’s no one to hold to account.',
      },
    ],
    premise: [0, 8, 6, 2, 6],
    difficulty: 'moderate',
    lesson: { kind: 'target', link: 1, decoys: ['loftandfound.example', 'loft-courier.example'] },
    feedback: {
      report:
        'A seller never enters a card to be paid: that’s the whole trick. And the page belongs to courier-pay.example, not to the app.',
      trust:
        'Buyers enter a card, sellers never do. The page belongs to courier-pay.example, and the app, where a real payment would show, has none.',
    },
  },
  {
    id: 'prompt-fatigue',
    channel: 'chat',
    kind: 'phish',
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
    lesson: { kind: 'owner', of: 'sender' },
    feedback: {
      report:
        'You weren’t signing in, so approving would have let someone else in. No server move needs it, and your IT desk isn’t a guest from guest-chat.example.',
      trust:
        'Approving a prompt that you didn’t start lets someone else in. Attackers send prompt after prompt, then offer to make them stop. Decline, and tell IT.',
    },
  },
  {
    id: 'service-dates',
    channel: 'chat',
    kind: 'phish',
    context:
      'Joanna from Tolland Lifts is a guest in your lifts channel. You share files there through Inktray (inktray.example).',
    sender: {
      name: 'Joanna Kowalczyk',
      address: 'joanna.kowalczyk@tolland-lifts.example',
      note: 'Guest in the lifts channel since March 2025.',
    },
    sent: '2026-11-20T11:52',
    links: [
      {
        text: 'inktray.example/s/q1-visits',
        target: 'https://inktray.docs-signin.example/s/q1-visits',
      },
    ],
    body: [
      'Morning! {3:The service dates for January to March are up}, with the two you asked to move: {link:1}',
      { you: 'Thanks Joanna, will look after lunch' },
      'Great. {2:It may ask for your work email and password, that’s just Inktray being careful with guests.} {4:Could you confirm by three?} The engineers’ rota is done tonight',
    ],
    cues: [
      {
        name: 'hidden-url',
        at: ['link-1'],
        deciding: true,
        text: 'The text says inktray.example; the link opens docs-signin.example.',
      },
      {
        name: 'sensitive-request',
        text: 'A shared file never needs your work password, and the excuse comes before you ask.',
      },
      { name: 'business-process', text: 'Exactly the file that you were waiting for.' },
      { name: 'urgency', text: 'A reasonable deadline, a few hours off.' },
      {
        name: 'poses-as-known',
        at: ['sender'],
        text: 'The account really is Joanna’s. Someone else may be using it.',
      },
    ],
    premise: [8, 8, 6, 4, 4],
    difficulty: 'very',
    lesson: { kind: 'target', link: 1, decoys: ['inktray.example', 'tolland-lifts.example'] },
    feedback: {
      report:
        'The link says Inktray and opens docs-signin.example. Sender, thread and timing were all real: someone seems to be using Joanna’s account, so ring her.',
      trust:
        'The link says inktray.example but opens docs-signin.example, to collect your password. Joanna’s account is real, so it may be in other hands. Links need checking even from friends.',
    },
  },
  {
    id: 'hotel-card',
    channel: 'chat',
    kind: 'phish',
    context:
      'On Roamwell (roamwell.example) you booked two nights at the Saltmarsh Hotel, 4 to 6 December, and paid in full.',
    sender: {
      name: 'The Saltmarsh Hotel',
      address: 'saltmarsh-hotel on Roamwell',
      note: 'The hotel that you booked. Sent through the Roamwell app.',
    },
    where: { app: 'Roamwell' },
    sent: '2026-11-22T21:14',
    links: [
      { text: 'roamwell.example/confirm', target: 'https://roamwell.stay-confirm.example/b/SM88' },
    ],
    body: [
      'Dear Ms Okoro, we look forward to welcoming you on 4 December. {2:Our payment provider has changed}, and {1:we still need a card for your stay before we can keep the booking}.',
      '{3:Please add one within six hours}, {4:or the room will be released}: {link:1}',
      '{5:£268.00 will be reserved and returned to you at once.} Any questions, just reply here.\nElena, Reservations',
    ],
    cues: [
      {
        name: 'inconsistency',
        deciding: true,
        text: 'You’ve paid in full, so there’s nothing left to secure with a card.',
      },
      { name: 'business-process', text: 'Hotels do hold cards, and providers do change.' },
      { name: 'urgency', text: 'Six hours, on a Sunday night.' },
      { name: 'threat', text: 'Your room, given to someone else.' },
      {
        name: 'sensitive-request',
        text: 'Card details, with the promise that the money comes straight back.',
      },
      {
        name: 'hidden-url',
        at: ['link-1'],
        text: 'The text says roamwell.example, the link opens stay-confirm.example.',
      },
    ],
    premise: [0, 8, 8, 8, 4],
    difficulty: 'very',
    lesson: { kind: 'target', link: 1, decoys: ['roamwell.example', 'saltmarsh-hotel.example'] },
    feedback: {
      report:
        'You’d paid in full, so no card was needed, and the link opens stay-confirm.example. Hotels’ accounts get taken over: the thread was real, the sender wasn’t.',
      trust:
        'You had paid in full: there was nothing left to pay. The link opens stay-confirm.example, not Roamwell. When a hotel’s account is stolen, the thread is real and the request isn’t.',
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
      kind: 'compare',
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
    id: 'wardrobe-buyer',
    channel: 'chat',
    kind: 'genuine',
    context:
      'You are selling a wardrobe for £60 on Loft & Found. Buyers pay in the app or in cash when they collect.',
    sender: {
      name: 'Kasia W.',
      address: 'kasia_w on Loft & Found',
      note: 'Joined this week. No reviews.',
    },
    where: { app: 'Loft & Found' },
    sent: '2026-11-21T13:45',
    body: [
      'Hello, wardrobe is free still? {3:I can come today with van of my brother and pay full price} :)',
      { you: 'Hi Kasia, yes! Any time after 5' },
      '5.30 is perfect. {1:First I look at it, then I pay in app when we carry it out}, ok?',
      '{2:Please don’t send anything now, I have your street from the advert}',
    ],
    signs: [
      {
        kind: 'trust',
        deciding: true,
        text: 'She’ll see it first and pay in the app, where both of you are covered.',
      },
      { kind: 'trust', text: 'No link, no code, no card, no courier.' },
      { kind: 'doubt', text: 'In a hurry, and offering the full price straight away.' },
      {
        kind: 'doubt',
        at: ['sender'],
        text: 'A new account with no reviews. Everyone starts that way.',
      },
    ],
    lesson: {
      kind: 'compare',
      right: 'She pays in the app, once she’s seen it',
      decoys: ['She offers the full price straight away', 'She has your street from the advert'],
    },
    feedback: {
      report:
        'She wants to see it and pay in the app: nothing here could cost you anything. A new account or unsure English doesn’t make someone a thief.',
      trust:
        'She’ll look first and pay in the app, and wants nothing from you. Hurry, a new account and unsure English were no reason to turn her down.',
    },
  },
  {
    id: 'urgent-repair',
    channel: 'chat',
    kind: 'genuine',
    context:
      'Joanna from Tolland Lifts is a guest in your lifts channel. You share files there through Inktray (inktray.example).',
    sender: {
      name: 'Joanna Kowalczyk',
      address: 'joanna.kowalczyk@tolland-lifts.example',
      note: 'Guest in the lifts channel since March 2025.',
    },
    sent: '2026-11-13T12:03',
    links: [
      { text: 'inktray.example/s/aire-repair', target: 'https://inktray.example/s/aire-repair' },
    ],
    body: [
      'Hi Sam, Aire House failed its lift inspection this morning :( {3:I need a yes today or it stays shut over the weekend.} {4:£1,870 plus VAT}, here’s the quote: {link:1}',
      { you: 'Do you need a new order number?' },
      'No, it comes under the contract. {2:It’ll be on the normal invoice, normal bank details.} {1:Ring Martin or me at the office if you’d like to talk it through}',
    ],
    signs: [
      {
        kind: 'trust',
        at: ['link-1'],
        deciding: true,
        text: 'The link opens inktray.example, as it says, and she’d be glad of a call to the office.',
      },
      {
        kind: 'trust',
        text: 'Same contract, same invoice, same account: no money goes anywhere new.',
      },
      { kind: 'doubt', text: 'It has to be today.' },
      { kind: 'doubt', text: 'A large bill out of the blue.' },
      { kind: 'doubt', at: ['sender'], text: 'A guest from another firm, with a link.' },
    ],
    lesson: { kind: 'target', link: 1, decoys: ['docs-signin.example', 'tolland-lifts.example'] },
    feedback: {
      report:
        'The link opens inktray.example, as it says, the bank details stay the same, and she suggests a call. Urgent, expensive and genuine: lifts do fail.',
      trust:
        'The link opens what it says, nothing changes about how you pay, and she’d welcome a call. Urgent isn’t the same as false.',
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
      kind: 'compare',
      right: 'He rings the firm, on the number in the contract, before he pays',
      decoys: ['He says when the roofers would start', 'He knows the exact amount'],
    },
    feedback: {
      report:
        'He keeps to the two-person rule: the order is in your own system, and he rings the firm before paying. Being careful with new payees is right; the rule was the check.',
      trust:
        'He keeps to the rule: the order is in your own system, and he’ll ring the firm before anything is paid. A thief would want that call skipped.',
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
];
