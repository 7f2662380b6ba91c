import { brand } from '#src/config/brand.ts';

/** The copy of the game's screens, by step. Numbers are filled in by the screens. */

export const plainWords = {
  heading: 'Six messages to judge',
  intro:
    'The game needs JavaScript. The messages don’t: read each one, decide, then open its answer.',
  message: 'Message',
  links: 'Where the links really go',
  answer: 'Show the answer',
} as const;

export const playWords = {
  message: 'Message',
  of: 'of',
  points: 'points',
  inARow: 'in a row',
  known: 'What you know',
  hint: 'Open the sender, links and attachments. Press a sentence that looks wrong.',
  marks: 'Marks used:',
  marksFull: 'Remove a mark to add another.',
  question: 'Phish or genuine?',
  toQuestion: 'Skip to your verdict',
  report: 'Report',
  reportMeans: 'It’s a phish',
  trust: 'Trust',
  trustMeans: 'It’s genuine',
  who: 'Who am I?',
  startOver: 'Start over with six others',
  startOverAnyway: 'Start over?',
  startOverCosts: 'You’ll lose this round’s points. Your badges stay.',
  keepPlaying: 'Keep playing',
  startOverNow: 'Start over',
} as const;

/** `bonusAt`: the number in a row that earns the next bonus, if there is one. */
export function streak(inARow: number, bonusAt: number | null): string {
  const soFar = `${inARow} ${playWords.inARow}`;
  return bonusAt === null ? soFar : `${soFar}, bonus at ${bonusAt}`;
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
  verdictPoints: { right: 'Right', wrong: 'Wrong', none: 'no points' },
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
  difficulty: 'Difficulty',
  difficultyMeans: 'How difficulty is rated',
  won: 'You won',
  decides: { phish: 'What gives it away', genuine: 'What settles it' },
} as const;

/** Opens the rest of a message’s notes, and closes it. */
export function otherNotes(kind: 'phish' | 'genuine', count: number, open: boolean): string {
  const noun = kind === 'phish' ? 'cue' : 'sign';
  return `${open ? 'Hide' : 'See'} the other ${count === 1 ? noun : `${count} ${noun}s`}`;
}

export function foundCues(found: number, all: number): string {
  return `You found ${found} of ${all} ${all === 1 ? 'cue' : 'cues'}`;
}

/** How the last answer changed the risk. */
export function riskChange(before: number, after: number): string {
  const change = before === after ? `${after}, unchanged` : `from ${before} to ${after}`;
  return `Risk score: ${change}. Lower is better.`;
}

export const lessonWords = {
  heading: 'A second look',
  hint: 'Give me a hint',
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
    open: 'Show where it really goes',
    shown: 'The link says',
    code: 'A QR code hides its address.',
    opens: 'It opens',
    wrong: 'Not them. Look again.',
  },
  compare: {
    of: {
      phish: 'Which of these could you trust?',
      genuine: 'Which of these shows it’s genuine?',
    },
    right: 'Yes. Anyone could fake the other choices.',
    wrong: 'Look again: anyone can fake that.',
  },
  buttonOpens: 'The button opens',
  tried: 'Tried',
  done: 'Lesson done: 4 off your risk score.',
  skip: 'Skip this',
} as const;

const SOLVED = ['That’s it', 'Got it on the second try'];

/** `tries`: the number of choices made, the last of them right. */
export function lessonSolved(tries: number): string {
  return SOLVED[tries - 1] ?? 'Got it in the end';
}

/** Repeats the rule. */
export function ownerFound(rule: string): string {
  return `Yes. ${rule} Anything in front of it is decoration.`;
}

export const resultWords = {
  score: 'Points',
  risk: 'Risk score',
  riskMeans: 'lower is better',
  wentWell: 'What went well',
  practise: 'Practise next',
  practiseIn: 'See what you missed in message',
  arithmetic: 'How it adds up',
  riskStart: 'Start',
  change: 'Change',
  after: 'Score',
  calibration: 'How sure, how right',
  calibrationIntro: 'Six answers are only a hint. The orange mark is where sure and right agree.',
  right: 'right',
  unused: 'not used',
  rightColumn: 'Right',
  cues: 'Cues found and missed',
  cueType: 'Type of cue',
  found: 'Found',
  missed: 'Missed',
  /** That message asked for no confidence and allowed no marks. */
  withoutFrontPage: 'The message on the front page isn’t counted.',
  badges: 'Badges',
  won: 'Won before',
  wonNow: 'New',
  toWin: 'Still to win',
  messages: 'The six messages',
  yourAnswer: 'You',
  reported: 'reported it',
  trusted: 'trusted it',
  unasked: 'on the front page',
  board: 'Leaderboard',
  samples: 'The other players are samples.',
  rank: 'Rank',
  player: 'Player',
  you: 'You',
  thisRound: 'this round',
  round: 'Round',
  shareNote: 'It passes on your score and these six messages.',
  shareButton: 'Share this round',
  copied: 'Copied. Paste it anywhere.',
  copyFailed: 'Your browser wouldn’t copy it. Select the link instead:',
  again: 'Play six more',
  replay: 'Play the same six again',
  trial: 'Start Free Trial',
  trialNote: 'For your team: 14 days free, no credit card.',
} as const;

/** The figures stay on one line. */
export function scoreHeadline(right: number, all: number): string {
  return `${right === all ? 'Perfect round: ' : ''}${right}\u00A0of\u00A0${all} right.`;
}

/** A round has two to four of each kind. */
export const wentWell = {
  phish: (right: number, all: number) => `You reported ${right} of ${all} phish.`,
  genuine: (right: number, all: number) => `You trusted ${right} of ${all} genuine messages.`,
  finished: 'You judged all six.',
} as const;

/** `means`: what to look for. */
export function practise(found: number, all: number, means: string): string {
  return `You found ${found} of ${all}. Look for ${means}.`;
}

/** What Share hands over; the link follows. */
export function shareText(right: number, points: string): string {
  return `I got ${right} of 6 right in ${brand.name}’s Spot the phish: ${points} points. Can you do better?`;
}

export const announceWords = {
  total: 'in total',
  marked: 'Marked',
  unmarked: 'Mark removed',
} as const;

/** Invented, and said to be samples where they are shown. */
export const samplePlayers = [
  { name: 'Amira', points: 1825, right: 6 },
  { name: 'Joe', points: 1450, right: 6 },
  { name: 'Priyanka', points: 1125, right: 5 },
  { name: 'Ffion', points: 400, right: 4 },
] as const;
