import type { Difficulty } from '#src/lib/scenario.ts';

export const difficultyWords: Readonly<Record<Difficulty, string>> = {
  least: 'Easy',
  moderate: 'Medium',
  very: 'Hard',
};

export const honesty = {
  heading: 'Nobody spots them all, every time',
  text: 'No training can change that. Each one you report protects everyone else.',
  reporting: 'In the UK, forward suspicious emails to report@phishing.gov.uk, and texts to 7726.',
} as const;

/** The five types of cue in the Phish Scale. */
export const cueTypeWords = {
  error: 'Errors',
  technical: 'Technical signs',
  visual: 'Looks',
  language: 'Language',
  tactic: 'Tactics',
} as const;

/** What to look for. */
export const cueTypeMeans = {
  error: 'mistakes and contradictions',
  technical: 'addresses, links and attachments',
  visual: 'logos, layout and badges',
  language: 'pressure, and what it asks for',
  tactic: 'prizes, pity and borrowed names',
} as const;

/** What each badge is called and what wins it; the conditions are the game’s own. */
export const badgeWords = {
  'first-report': { title: 'First report', condition: 'Report a phish.' },
  'three-in-a-row': {
    title: 'Three in a row',
    condition: 'Get three right in a row.',
  },
  'looked-first': {
    title: 'Looked first',
    condition: 'Look closer before every verdict.',
  },
  'every-cue': { title: 'Nothing missed', condition: 'Mark every cue in one phish.' },
  'lesson-done': { title: 'Second look', condition: 'Finish the lesson after a miss.' },
  'all-reported': { title: 'Clean sweep', condition: 'Report every phish in a round.' },
  'no-false-alarms': {
    title: 'No false alarms',
    condition: 'Trust every genuine message in a round.',
  },
  'surest-right': {
    title: 'Sure and right',
    condition: 'Be certain and right, twice in a round.',
  },
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
