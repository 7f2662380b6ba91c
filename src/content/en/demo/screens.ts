import type { Difficulty } from '#src/lib/scenario.ts';
import { plural } from '../locale.ts';
import { difficultyWords } from './words.ts';

/** The copy of the game's screens, by step. Numbers are filled in by the screens. */

export const plainWords = {
  heading: 'Six messages to judge',
  intro:
    'The game needs JavaScript. The messages don’t: read each one, decide, then open its answer.',
  message: (number: number) => `Message ${number}`,
  links: 'Where the links really go',
  link: (words: string) => `${words}: <target/>`,
  answer: 'Show the answer',
} as const;

export const playWords = {
  message: 'Message',
  messageOf: (number: number, all: number, app: string) =>
    `Message ${number} of ${all}<app>: ${app}</app>` as const,
  points: 'points',
  close: 'Close the game',
  known: 'What you know',
  hint: 'Open the sender, links and attachments. Press a sentence that looks wrong.',
  marks: (used: number, all: number) => `Marks used: <b>${used} of ${all}</b>` as const,
  marksFull: 'Remove a mark to add another.',
  question: 'Phish or genuine?',
  toQuestion: 'Skip to your verdict',
  report: 'Report',
  reportMeans: 'It’s a phish',
  trust: 'Trust',
  trustMeans: 'It’s genuine',
  who: 'Who am I?',
  startOver: 'Start over with six others',
  startOverAnyway: '<title>Start over?</title> You’ll lose this round’s points. Your badges stay.',
  keepPlaying: 'Keep playing',
  startOverNow: 'Start over',
} as const;

/** `bonusAt`: the number in a row that earns the next bonus, if there is one. */
export function streak(inARow: number, bonusAt: number | null): string {
  if (inARow === 0) return bonusAt === null ? '' : `Bonus at ${bonusAt} in a row`;
  return bonusAt === null ? `${inARow} in a row` : `${inARow} in a row, bonus at ${bonusAt}`;
}

export const confidenceWords = {
  heading: 'How sure are you?',
  saidReport: 'You’d report it.',
  saidTrust: 'You’d trust it.',
  levels: {
    1: 'Just a guess',
    2: 'Fairly sure',
    3: 'Certain',
  },
  back: 'Let me look again',
} as const;

/** What a level of confidence can win and lose; `lose` is 0 or less. */
export function stake(win: number, lose: number): string {
  return `Win ${win}, lose ${-lose}`;
}

export const feedbackWords = {
  right: { phish: 'Phish spotted', genuine: 'Rightly trusted' },
  wrong: { phish: 'It was a phish', genuine: 'It was genuine' },
  stamp: { phish: 'Phish', genuine: 'Genuine' },
  next: 'Next message',
  last: 'See how you did',
  lesson: 'Take a second look',
  lessonWorth: 'Ten seconds: 4 off your risk score.',
  points: '<points/> points',
  noneLost: 'No points lost',
  why: 'Why?',
  howToTell: 'How you can tell',
  believable: 'Why it’s believable',
  found: 'You found it',
  ordinary: {
    phish: 'Anything else you marked isn’t a cue.',
    genuine: 'Anything else you marked is normal.',
  },
  trust: 'Good sign',
  doubt: 'Looked odd',
  difficulty: (difficulty: Difficulty) => `Difficulty: ${difficultyWords[difficulty]}`,
  difficultyMeans: 'How difficulty is rated',
  won: 'You won',
  /** A genuine message's deciding sign is a good one: its title says no more. */
  decides: { phish: (cue: string) => `What gives it away: ${cue}`, genuine: 'What settles it' },
} as const;

/** Opens the rest of a message’s notes, and closes it. */
export const otherNotes = {
  phish: {
    open: (count: number) =>
      plural(count, { one: 'See the other cue', other: `See the other ${count} cues` }),
    close: (count: number) =>
      plural(count, { one: 'Hide the other cue', other: `Hide the other ${count} cues` }),
  },
  genuine: {
    open: (count: number) =>
      plural(count, { one: 'See the other sign', other: `See the other ${count} signs` }),
    close: (count: number) =>
      plural(count, { one: 'Hide the other sign', other: `Hide the other ${count} signs` }),
  },
} as const;

export function foundCues(found: number, all: number): string {
  return plural(all, {
    one: `You found ${found} of ${all} cue.`,
    other: `You found ${found} of ${all} cues.`,
  });
}

/** What an answer’s points are made of, a line for each part. A wrong verdict costs the same at every difficulty. */
export const pointsMade = {
  right: (difficulty: Difficulty, confidence: Confidence, points: string) =>
    `Right, ${difficultyWords[difficulty].toLowerCase()}, ${inSentence(confidence)}: ${points}`,
  wrong: (confidence: Confidence, points: string) => `Wrong, ${inSentence(confidence)}: ${points}`,
  nothing: (confidence: Confidence) => `Wrong, ${inSentence(confidence)}: no points`,
  cues: (found: number, all: number, points: string) =>
    plural(all, {
      one: `You found ${found} of ${all} cue: ${points}`,
      other: `You found ${found} of ${all} cues: ${points}`,
    }),
  /** In a phish that was trusted. */
  unpaidCues: (found: number, all: number) =>
    `${foundCues(found, all)} Marks earn points only if you report the message.`,
  neverBelow: 'Your points never go below 0.',
  streak: (inARow: number, points: string) => `${inARow} in a row: ${points}`,
} as const;

type Confidence = keyof typeof confidenceWords.levels;

function inSentence(confidence: Confidence): string {
  return confidenceWords.levels[confidence].toLowerCase();
}

/** How the last answer changed the risk. */
export function riskChange(before: number, after: number): string {
  return before === after
    ? `Risk score: ${after}, unchanged. Lower is better.`
    : `Risk score: from ${before} to ${after}. Lower is better.`;
}

/** The same while it is counted down. */
export function riskLowered(before: number, now: number): string {
  return `Risk score ${before} → ${now}`;
}

export const lessonWords = {
  heading: 'A second look',
  rule: {
    link: 'The owner’s name ends just before the first single slash.',
    sender: 'The owner’s name comes last, after the @.',
  },
  owner: {
    of: 'Which part names the owner?',
    wrong: 'Look again: anyone can fake that.',
  },
  target: {
    of: 'Who owns the page that the link opens?',
    ofCode: 'Who owns the page that the QR code opens?',
    open: 'Show where it really goes',
    shown: 'The link says',
    code: 'A QR code hides its address.',
    opens: 'It opens',
    wrong: 'Not them. Look again.',
  },
  compare: {
    of: 'Which of these could you trust?',
    wrong: 'Look again: anyone can fake that.',
    rule: 'The owner’s name comes last: after the @, or before the first slash.',
    right: 'Yes. Anyone could fake the other choices.',
  },
  ring: {
    of: 'How would you check it?',
    wrong: 'Anyone could be at the other end of that.',
    rule: 'Use a number that you had before it arrived.',
    right: 'Yes. You had it before the message arrived, so the sender couldn’t choose it.',
  },
  proof: {
    of: { phish: 'What would prove it genuine?', genuine: 'What proves it genuine?' },
    wrong: 'Look again: anyone can fake that.',
    rule: 'Ask of each: could an impostor have done that?',
    right: 'Yes. An impostor could have managed the others.',
  },
  order: {
    of: 'What would you do, step by step?',
    wrong: 'Not that one yet, or not at all.',
    rule: 'First nothing changes. Then you check, by a route of your own. Only then do you act.',
    right: 'Yes. Check by a route of your own, and only then act.',
  },
  buttonOpens: 'The button opens',
  tried: '(Tried)',
  /** Names the choice, because a live region doesn’t repeat the same text for a second wrong one. */
  triedChoice: (choice: string, advice: string) => `Tried: ${choice}. ${advice}`,
  done: 'Lesson done: 4 off your risk score.',
  skip: 'Skip this',
} as const;

/** Above the steps to put in order; `step` counts from 1. */
export function nextStep(step: number, all: number): string {
  return step === 1
    ? `Choose the first of ${all} steps. Not all are safe.`
    : `Now step ${step} of ${all}.`;
}

/** These two are for screen readers. */
export function stepNumber(step: number): string {
  return `Step ${step}:`;
}

export function stepPlaced(text: string, step: number, all: number): string {
  return `Step ${step}: ${text}. ${nextStep(step + 1, all)}`;
}

/** `slips`: the number of wrong choices; `places`: the number of right ones. */
export function lessonSolved(slips: number, places: number): string {
  if (slips === 0) return 'That’s it';
  return slips === 1 && places === 1 ? 'Got it on the second try' : 'Got it in the end';
}

/** Repeats the rule. */
export function ownerFound(rule: string): string {
  return `Yes. ${rule} Anything in front of it is decoration.`;
}

/** In place of a result whose code hasn’t arrived. */
export const resultAwaited = {
  heading: 'Your result',
  failed: 'Your result didn’t load. Your answers are safe. Check your connection, then try again.',
  retry: 'Try again',
  retrying: 'Trying again…',
} as const;

export const announceWords = {
  points: (gained: string, total: string) => `${gained} points, ${total} in total.`,
  pointsInARow: (gained: string, total: string, inARow: number) =>
    `${gained} points, ${total} in total, ${inARow} in a row.`,
  marked: (used: number, all: number) => `Marked: ${used} of ${all}.`,
  unmarked: (used: number, all: number) => `Mark removed: ${used} of ${all}.`,
} as const;
