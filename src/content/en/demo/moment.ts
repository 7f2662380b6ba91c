import { LOCALE, plural } from '#content/locale.ts';

/** The copy of a result’s first screen: the title, the six answers, the two scores, and what Share hands over. */

export const momentWords = {
  day: (day: number) => `Today’s six · No. ${day}`,
  pastDay: (day: number) => `No. ${day}`,
  practice: (code: string) => `Practice · ${code}`,
  answers: 'Your six answers',
  lookAgain: {
    right: (message: number) => `Message ${message}: right. Look again`,
    wrong: (message: number) => `Message ${message}: wrong. Look again`,
  },
  streak: 'Days in a row',
  scores: 'Over all your games',
  scoresLater: (judged: number, least: number) =>
    `After ${least} messages, this shows how many lures you catch and how often you cry wolf. You’ve judged ${judged}.`,
  todayWaits: 'Today’s six are waiting',
  workedOut: 'How this is worked out',
} as const;

/** The two scores in a sentence; both are shares from 0 to 1. */
export function scoreSentence(hits: number, falseAlarms: number): string {
  return `${catchesOf(hits)}, and ${reportsOf(falseAlarms)}.`;
}

function catchesOf(share: number): string {
  if (share === 1) return 'You’ve caught every lure so far';
  if (share >= 0.9) return 'You catch nearly every lure';
  if (share >= 0.6) return 'You catch most lures';
  if (share >= 0.4) return 'You catch about half of the lures';
  return share > 0 ? 'You catch some of the lures' : 'You haven’t caught a lure yet';
}

const NUMBERS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function reportsOf(share: number): string {
  if (share === 0) return 'report no honest messages';
  if (share > 0.6) return 'report most honest messages too';
  if (share >= 0.4) return 'report about half of the honest messages';
  const one = Math.max(3, Math.round(1 / share));
  return `report one honest message in ${NUMBERS[one - 3] ?? one}`;
}

interface WorkedOut {
  caught: number;
  lures: number;
  alarms: number;
  honest: number;
  hits: { low: number; high: number };
  falseAlarms: { low: number; high: number };
  sensitivity: number;
  bias: number;
}

/** How the two scores are worked out, paragraph by paragraph. */
export function workedOut(scores: WorkedOut): string[] {
  const { caught, lures, alarms, honest, hits, falseAlarms, sensitivity, bias } = scores;
  return [
    `You reported ${caught} of ${lures} phish and ${alarms} of ${honest} honest messages. Each round counts once, as you first played it; the message on the front page doesn’t.`,
    `That’s few. Your true share of lures caught is likely between ${percent(hits.low)} and ${percent(hits.high)}, and of honest messages reported between ${percent(falseAlarms.low)} and ${percent(falseAlarms.high)} (95%, Wilson’s interval).`,
    `Signal detection theory sums both up as d′ ${figure(sensitivity)}, how well you tell them apart (0 is chance, above 2 is good), and c ${figure(bias)}, which way you lean: below 0 towards reporting, above 0 towards trusting. Half an answer is added to each count first, so that none is 0 (Hautus 1995).`,
  ];
}

const percentage = new Intl.NumberFormat(LOCALE, { style: 'percent' });
const decimal = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

function percent(share: number): string {
  return percentage.format(share);
}

function figure(value: number): string {
  return decimal.format(value).replace('-', '−');
}

export const shareWords = {
  button: 'Share your result',
  note: 'No message is given away. Your link opens the same six.',
  copied: 'Copied. Paste it anywhere.',
  refused: 'Your browser wouldn’t copy it. Select the text instead:',
  preview: 'What you share',
  signs: 'Ticks and crosses instead of colours',
  name: 'Your first name, if you like',
  nameHint: 'It’s in the link, and isn’t kept here.',
  nameWrong: 'Letters only, at most 24. Without it, the link says “someone”.',
  save: 'Save the picture',
  file: (round: string) => `spot-the-phish-${round}.svg`,
  picture: (round: string) => `spot-the-phish-${round}.png`,
  cardHeading: (round: string) => `Spot the phish ${round}`,
  cardScore: (right: number, all: number) => `${right} of ${all} right`,
} as const;

interface Shared {
  /** A day’s number, or a practice round’s code. */
  round: string;
  right: number;
  all: number;
  /** One sign for each answer. */
  signs: string;
  /** Days in a row; 0 leaves it out. */
  days: number;
}

/** What Share hands over; the link follows. */
export function shareText({ round, right, all, signs, days }: Shared): string {
  const text = `Spot the phish ${round} · ${right}/${all} · ${signs}`;
  return days === 0
    ? text
    : plural(days, { one: `${text} · ${days} day`, other: `${text} · ${days} days` });
}

/** The picture in words. */
export function cardWords(title: string, round: string, right: number, all: number): string {
  return `A card to share: Spot the phish ${round}, ${right} of ${all} right. ${title}.`;
}
