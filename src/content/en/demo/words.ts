import type { Difficulty, Scenario } from '#src/lib/scenario.ts';

interface DifficultyWords {
  label: string;
  /** What the level means for a phish and for a genuine message: they are rated by different things. */
  meaning: Readonly<Record<Scenario['kind'], string>>;
}

export const difficultyWords: Readonly<Record<Difficulty, DifficultyWords>> = {
  least: {
    label: 'Easy',
    meaning: {
      phish: 'Many cues, or a story that doesn’t fit your day.',
      genuine: 'Little about it looks suspicious.',
    },
  },
  moderate: {
    label: 'Medium',
    meaning: {
      phish: 'Fewer cues, or a story that might be meant for you.',
      genuine: 'Two things about it look suspicious.',
    },
  },
  very: {
    label: 'Hard',
    meaning: {
      phish: 'Few cues, in a story that fits your day.',
      genuine: 'A lot about it looks suspicious.',
    },
  },
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
  error: 'mistakes, and details that contradict each other',
  technical: 'addresses, links and attachments',
  visual: 'logos, layout and security badges',
  language: 'pressure, vague greetings and what it asks for',
  tactic: 'prizes, pity and names that aren’t theirs',
} as const;

/** What each badge is called and what wins it; the conditions are the game’s own. */
export const badgeWords = {
  'first-report': { title: 'First report', condition: 'Report a phish.' },
  'three-in-a-row': {
    title: 'Three in a row',
    condition: 'Get three messages in a row right.',
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
    condition: 'Be certain twice in a round, and right each time.',
  },
} as const;

/** How sure against how right. So few answers are only a hint. */
export const calibrationWords = {
  'well-judged': {
    headline: 'Your confidence matched your answers',
    text: 'You know when to look twice, which beats a high score.',
  },
  'more-sure-than-right': {
    headline: 'You were surer than you were right',
    text: 'Most people are. When you feel certain, check one more thing.',
  },
  'too-few-to-tell': {
    headline: 'One round is too short to tell',
    text: 'See what another round shows.',
  },
  'less-sure-than-right': {
    headline: 'You were more right than you thought',
    text: 'You’ve a better eye than you think.',
  },
} as const;

/** Follows the text of `too-few-to-tell` if an answer was certain and wrong. */
export const certainMiss = 'Look again at what you were certain of and got wrong.';

/** After the number of the message. */
export const riskCauseWords = {
  'missed-phish': 'phish trusted',
  'false-alarm': 'genuine message reported',
  report: 'phish reported',
  'cue-found': 'cues found',
  'lesson-done': 'lesson done',
} as const;
