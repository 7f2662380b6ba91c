/** The copy of a result below its first screen. */

export const resultWords = {
  score: 'Points',
  risk: 'Risk score, lower is better',
  riskIs: (risk: number) => `Risk score: ${risk}`,
  wentWell: 'What went well',
  practise: (type: string) => `Practise next: ${type}`,
  practiseIn: (message: number) => `See what you missed in message ${message}`,
  practiseTrust: 'Practise next: trusting',
  genuineIn: (message: number) => `See what was genuine about message ${message}`,
  arithmetic: 'How it adds up',
  riskStart: 'Start',
  change: 'Change',
  after: 'Score',
  calibration: 'How sure, how right',
  calibrationIntro: 'Six answers are only a hint. The orange mark is where sure and right agree.',
  /** The message on the front page asks for no confidence. */
  calibrationIntroWithoutFrontPage:
    'Six answers are only a hint. The orange mark is where sure and right agree. The message on the front page isn’t counted.',
  rightOf: (right: number, all: number) => `${right} of ${all} right`,
  unused: 'not used',
  rightColumn: 'Right',
  rightCell: (right: number, all: number) => `${right}/${all}`,
  cues: 'Cues found and missed',
  cuesNote: 'In the phish where you marked something.',
  noCues:
    'You didn’t mark anything this time. Mark what looks wrong as you read, and this fills in.',
  cueType: 'Type of cue',
  found: 'Found',
  missed: 'Missed',
  badges: (won: number, all: number) => `Badges <count>${won} of ${all}</count>` as const,
  won: 'Won before',
  wonNow: 'New',
  toWin: (left: number, all: number) => `Still to win <count>${left} of ${all}</count>` as const,
  messages: 'The six messages',
  board: 'Your best rounds',
  boardNote: 'In this browser.',
  rank: 'Rank',
  round: 'Round',
  thisRound: 'This round',
  dayRound: (day: string) => `No. ${day}`,
  practiceRound: (code: string) => `Practice ${code}`,
  again: 'Play six more',
  replay: 'Play the same six again',
  trial: 'Start Free Trial',
  trialNote: 'For your team: 14 days free, no credit card.',
} as const;

/** What the player said of a message. Where it was on the front page, nobody asked how sure they were. */
export const yourAnswer = {
  report: (difficulty: string) => `You reported it · ${difficulty}`,
  trust: (difficulty: string) => `You trusted it · ${difficulty}`,
  unasked: {
    report: (difficulty: string) => `You reported it on the front page · ${difficulty}`,
    trust: (difficulty: string) => `You trusted it on the front page · ${difficulty}`,
  },
} as const;

/** The figures stay on one line. */
export function scoreHeadline(right: number, all: number): string {
  return right === all
    ? `Perfect round: ${right}\u00A0of\u00A0${all} right.`
    : `${right}\u00A0of\u00A0${all} right.`;
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

/** In place of that, when more genuine messages were reported than phish trusted. */
export function practiseTrust(reported: number, all: number): string {
  return `You reported ${reported} of ${all} genuine messages.`;
}

export const honesty = {
  heading: 'Nobody spots them all, every time',
  text: 'No training can change that. Each one you report protects everyone else.',
  reporting: 'In the UK, forward suspicious emails to report@phishing.gov.uk, and texts to 7726.',
} as const;

/** What to look for. */
export const cueTypeMeans = {
  error: 'mistakes and contradictions',
  technical: 'addresses, links and attachments',
  visual: 'logos, layout and badges',
  language: 'pressure, and what it asks for',
  tactic: 'prizes, pity and borrowed names',
} as const;

/** How sure against how right. So few answers are only a hint. */
export const calibrationWords = {
  'well-judged': '<b>Your confidence matched your answers.</b> You know when to look twice.',
  'more-sure-than-right':
    '<b>You were surer than you were right.</b> Before you decide, check one more thing.',
  'reliable-when-certain':
    '<b>When you were certain, you were right.</b> Look again at the ones you weren’t sure of.',
  'too-few-to-tell': '<b>One round is too short to tell.</b> Play another.',
  'less-sure-than-right':
    '<b>You were more right than you thought.</b> Trust your eye a little more.',
} as const;

/** What changed the risk, in which message, and how many times. */
export const riskCauseWords = {
  'missed-phish': (message: number) => `${message}: phish trusted`,
  'false-alarm': (message: number) => `${message}: genuine message reported`,
  report: (message: number) => `${message}: phish reported`,
  'cue-found': (message: number, times: number) =>
    times > 1 ? `${message}: cues found\u00A0×\u00A0${times}` : `${message}: cues found`,
  'lesson-done': (message: number) => `${message}: lesson done`,
} as const;
