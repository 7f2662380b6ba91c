/** A title for how a round was played, and what earns it. */
export const titleWords = {
  'cool-head': { title: 'Cool head', why: 'All right, and certain at least four times.' },
  'careful-reader': {
    title: 'Careful reader',
    why: 'All right, and a closer look at five or more.',
  },
  'nothing-past-you': { title: 'Nothing gets past you', why: 'All six right.' },
  'fooled-by-qr': {
    title: 'Fooled by a QR code',
    why: 'The one phish you trusted hid its address in a code.',
  },
  'quick-on-the-trigger': {
    title: 'Quick on the trigger',
    why: 'Every phish reported, and at least two honest messages with them.',
  },
  'better-safe': {
    title: 'Better safe than sorry',
    why: 'Every phish reported, and one honest message with them.',
  },
  'one-got-away': {
    title: 'One got away',
    why: 'Only one phish slipped past, and no false alarm.',
  },
  'thinks-well-of-people': {
    title: 'Thinks well of people',
    why: 'Every honest message trusted, and two phish or more.',
  },
  'eye-for-detail': { title: 'Eye for detail', why: 'Five cues or more marked in reported phish.' },
  'better-when-hard': {
    title: 'Better when it’s hard',
    why: 'Both of the hardest right, after an easy one wrong.',
  },
  'strong-finish': { title: 'Strong finish', why: 'The last three right.' },
  'better-than-you-thought': {
    title: 'Better than you thought',
    why: 'Right at least twice with just a guess.',
  },
  'second-looker': { title: 'Takes a second look', why: 'At least two lessons finished.' },
  'steady-eye': { title: 'Steady eye', why: 'Four right.' },
  'eye-in': {
    title: 'Getting your eye in',
    why: 'Six messages judged, and six verdicts to learn from.',
  },
} as const;
