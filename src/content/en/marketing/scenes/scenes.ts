import { list, price } from '../../locale.ts';
import { calder } from './calder.ts';

/** The teams that are large enough for their results to be shown, best first. */
const ranked = calder.teams
  .flatMap(({ name, shown }) => (shown === undefined ? [] : [{ name, points: shown.points }]))
  .sort((one, other) => other.points - one.points);

const joined = `${calder.joined} of ${calder.people}`;

/** The copy of the illustrations. The organisation, its people and its figures are invented: calder.ts. */
export const sceneWords = {
  sample: 'Sample',
  inbox: {
    alt: 'An inbox: a message from a look-alike address has been reported. It was practice, and earns 100 points.',
    openAlt:
      'A message from a look-alike address has been reported. It was practice, and earns 100 points.',
    title: 'Inbox',
    report: 'Report',
    messages: [
      { from: 'Maya Osei', subject: 'Rota for next week', time: '09:41' },
      { from: 'Northway', subject: 'New bank details', time: '09:38' },
      { from: 'Print Room', subject: 'Your posters are ready', time: '09:12' },
      { from: 'Ben Carter', subject: 'Lunch on Thursday?', time: '08:55' },
    ],
    open: {
      from: 'Northway',
      address: 'billing@<cue>north-way.example</cue>',
      subject: 'New bank details for invoice 4471',
      body: 'Please pay today’s invoice into our new account. The old one closes at 5 pm.',
    },
    posters: {
      from: 'Print Room',
      address: 'proofs@<cue>calder-print.example</cue>',
      subject: 'Your posters are ready',
      body: 'Sign in to see the proofs. We delete them at 5 pm.',
    },
    thanks: '<b>Well spotted</b> It was practice. 100 points.',
  },
  lessons: {
    address: {
      alt: 'A lesson on a phone: who owns the address in a parcel text? The right answer is chosen.',
      progress: 'Lesson 3 of 5',
      message: 'Your parcel is waiting. Pay the fee: redfinch.<cue>fees.example</cue>',
      question: 'Who owns this address?',
      wrong: 'redfinch.example',
      right: 'fees.example',
      feedback: 'Right. The owner is at the end of an address, not the beginning.',
      points: '+50 points',
    },
    payment: {
      alt: 'A lesson on a phone: how could you check a supplier’s new bank account? The right answer is chosen.',
      progress: 'Lesson 3 of 5',
      message: 'We’ve changed banks. Please pay this invoice into <cue>our new account.</cue>',
      question: 'How could you check?',
      wrong: 'Reply to the email',
      right: 'Ring a number you know',
      feedback: 'Right. A thief can answer the email, but not the supplier’s phone.',
      points: '+50 points',
    },
  },
  league: {
    alt: 'A leaderboard of four teams; the second has a streak of six weeks.',
    title: 'October league',
    unit: 'Points per person, teams of five or more',
    own: (name: string) => `${name} <you>· You</you>` as const,
    teams: ranked,
    streak: 'Six weeks in a row',
    streakText: 'Front desk hasn’t missed a week since September.',
  },
  month: {
    alt: 'A month of the game: three lures on different days, by email, SMS and chat, and how many people reported each.',
    title: `${calder.month.name} at ${calder.name}`,
    weekdays: 'MTWTFSS',
    lures: calder.scenarios.map(({ day, text, reported }) => ({
      day,
      text,
      note: `${reported}`,
    })),
    /** Above the notes. */
    reported: `Reported, of ${calder.scenarios[0].received}`,
  },
  channels: {
    alt: 'Three lures for three inboxes: an invoice by email for an accountant, a job offer by SMS for a graduate, and a sign-in request by chat for a help desk.',
    lures: [
      {
        channel: 'email',
        who: 'For an accountant',
        text: 'Invoice 2207 is attached. Please use <cue>our new account</cue> from today.',
      },
      {
        channel: 'sms',
        who: 'For a graduate',
        text: `You’re hired! Just pay <cue>${price(38)} for your background check</cue> by tonight.` as const,
      },
      {
        channel: 'chat',
        who: 'For a help desk',
        text: 'Locked out before a client call. Can you <cue>approve my sign-in</cue>?',
      },
    ],
  },
  round: {
    alt: 'The end of a first round: 8 of 10 messages right, 940 points, three badges, and the cue you know best: who owns the address.',
    title: 'Your first round',
    points: '940',
    unit: 'points',
    answers: [true, true, false, true, true, true, false, true, true, true],
    right: '8 of 10 right',
    badges: [
      { title: 'First report', plate: 'parcel' },
      { title: 'Three in a row', plate: 'mfa-prompt' },
      {
        title: 'Second look',
        plate: 'new-number',
      },
    ],
    best: 'Your best cue: who owns the address',
  },
  missed: {
    alt: `The cues that were missed in ${calder.month.name}, most often first: ${list(calder.missed.map(({ cue }) => cue.toLowerCase()))}.`,
    title: `Times missed in ${calder.month.name}`,
    cues: calder.missed,
    all: calder.unreported,
    next: 'November: reading addresses',
  },
  account: {
    alt: 'An authenticator app on a phone: six digits for the new account, which is protected now.',
    title: 'Authenticator',
    email: 'priya@calder.example',
    code: '482 913',
    done: 'Your account is protected',
  },
  people: {
    alt: `Invitations by team: ${joined} people have joined.`,
    title: calder.name,
    teams: calder.teams.map(({ name, people, joined: count }) => ({
      name,
      note: `${count} of ${people}`,
      share: count / people,
    })),
    foot: `${joined} have joined so far`,
  },
  invite: {
    alt: 'Three ways to invite people: 12 addresses were pasted, a file with 72 names was uploaded, and a directory isn’t connected.',
    title: 'Invite your team',
    email: {
      label: 'By email',
      addresses: ['amir@calder.example', 'ben@calder.example'],
      more: 'and 10 more',
    },
    file: { label: 'By file', name: 'staff.csv', people: '72 names' },
    directory: { label: 'By directory', state: 'Not connected' },
    foot: `${calder.people} invitations sent`,
  },
  campaign: {
    alt: 'A campaign that is ready to start, with its audience, channels, difficulty and schedule.',
    title: 'October campaign',
    rows: [
      { text: 'Audience', note: 'All staff', done: true },
      { text: 'Channels', note: 'Email first', done: true },
      { text: 'Difficulty', note: 'Mixed, rising', done: true },
      { text: 'Schedule', note: 'Two a month, spread', done: true },
    ],
    foot: 'Ready to start on Monday',
    isDone: true,
  },
  scenarios: {
    alt: 'Four scenarios for a campaign, each with its channel and difficulty; three of them are chosen, one by email, one by SMS and one by chat.',
    title: 'Scenarios for October',
    choices: [
      { text: 'New bank details', channel: 'Email', difficulty: 'Medium', chosen: true },
      { text: 'Parcel fee', channel: 'SMS', difficulty: 'Easy', chosen: true },
      { text: 'Shared document', channel: 'Chat', difficulty: 'Hard', chosen: true },
      { text: 'Gift cards', channel: 'Email', difficulty: 'Easy', chosen: false },
    ],
    foot: 'Three scenarios, two messages for each person',
  },
} as const;
