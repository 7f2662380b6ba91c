import type { Difficulty } from '#src/lib/scenario.ts';

export const difficultyWords: Readonly<Record<Difficulty, string>> = {
  least: 'Easy',
  moderate: 'Medium',
  very: 'Hard',
};

/** The five types of cue in the Phish Scale. */
export const cueTypeWords = {
  error: 'Errors',
  technical: 'Technical signs',
  visual: 'Looks',
  language: 'Language',
  tactic: 'Tactics',
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
    condition: 'Be certain at least twice in a round, and right each time.',
  },
} as const;
