import { calder } from './scenes/calder.ts';

/** The copy of the pictures within guides and tutorials, by the name that their texts call them. */
export const articlePictureWords = {
  /** What opens after a click on the lure of the first tutorial. */
  caught: {
    alt: 'The lesson on a phone: this was practice. The message is shown again with a pin at the address, and one thing to do next time.',
    title: 'This was practice',
    text: 'Nobody was harmed, and nothing is stored.',
    message: 'There is a small fee to pay: <cue>redfinch-fees.example</cue>',
    cue: 'The firm is redfinch.example.',
    next: 'Next time',
    advice: 'Open the carrier’s own app.',
  },
  reported: {
    alt: 'After the report: well spotted, it was practice. A test on yourself earns no points.',
  },
  'first-campaign': {
    alt: 'A small campaign with its audience, scenarios, schedule and follow-up, not started yet.',
    title: 'November',
    rows: [
      { text: 'Audience', note: 'Bookings, 8 people', done: true },
      { text: 'Scenarios', note: 'Starter set, email, mixed', done: true },
      { text: 'Schedule', note: 'Two weeks, spread', done: true },
      { text: 'Quiet hours', note: 'Nights and weekends', done: true },
    ],
    foot: 'Not started',
    isDone: false,
    action: 'Start',
  },
  announcement: {
    alt: 'The announcement from Getting Started, ready to be sent to the team.',
  },
  started: {
    alt: 'The campaign has started: the first message goes out tomorrow at 10:40, and it ends in two weeks.',
  },
  'look-back': {
    alt: 'The end of the campaign: 6 of 8 people reported, the first after 9 minutes, and the cue missed most is a look-alike domain.',
    title: 'Bookings, November',
    facts: [
      { value: '6 of 8', label: 'reported' },
      { value: '9 min', label: 'to the first report' },
      { value: '1', label: 'clicked' },
    ],
    foot: 'Missed most: look\u2011alike domain',
  },
  checked: {
    alt: 'The preview of a template: sender, link and attachments are checked, and it is safe to send.',
    title: 'Preview: Invoice 4471',
    rows: [
      { text: 'Sender', note: 'invoices@north-way.example', done: true },
      { text: 'Link', note: 'Leads to the lesson', done: true },
      { text: 'Attachments', note: 'None', done: true },
    ],
    foot: 'No real domain, no attachment',
    isDone: true,
  },
  'score-parts': {
    alt: 'Sam’s score of 40 in three parts: 22.5 of 45 for reporting, 5 of 30 for clicks and 12.5 of 25 for practice.',
    title: 'Sam’s score',
    total: '40',
    parts: [
      { name: 'Reporting', points: 22.5, of: 45 },
      { name: 'Clicks', points: 5, of: 30 },
      { name: 'Practice', points: 12.5, of: 25 },
    ],
    score: (points: number, of: number) => `<b>${points}</b> of ${of}` as const,
  },
  delivery: {
    alt: 'The delivery test: a message was sent, and arrived in the inbox after 26 seconds.',
  },
  spread: {
    alt: 'Four weeks of a campaign for four people: each gets two messages, all eight on different working days.',
    title: `A spread campaign at ${calder.name}`,
    /** Before the weeks' numbers. */
    week: 'Week',
    weeks: [1, 2, 3, 4],
    /** On which days each gets a message; the first day is a Monday. */
    people: [
      { name: 'Maya', days: [1, 18] },
      { name: 'Ben', days: [9, 22] },
      { name: 'Priya', days: [4, 16] },
      { name: 'Tom', days: [11, 24] },
    ],
    key: 'A message',
    quiet: 'A weekend',
  },
} as const;
