import { cuesMissed, isRight, marked, tallyCues, type Answered } from './answers.ts';
import { CUE_TYPES, cueTypes, type CueType } from './cue-types.ts';

/** The type of cue that the player finds least. */
export interface WeakSpot {
  type: CueType;
  found: number;
  all: number;
  /** The message with most of those missed: its position in the round, from 0. */
  index: number;
}

/** Of the types with missed cues, the one with the smallest share found, then with the most missed. Null if none was missed. */
export function weakSpot(answered: readonly Answered[]): WeakSpot | null {
  const tally = tallyCues(answered);
  const [type] = CUE_TYPES.filter((type) => tally[type].missed > 0).sort(
    (a, b) => share(tally[a]) - share(tally[b]) || tally[b].missed - tally[a].missed,
  );
  if (type === undefined) return null;
  const { found, missed } = tally[type];
  const missedIn = answered.map((one) => missedOf(one, type));
  return { type, found, all: found + missed, index: missedIn.indexOf(Math.max(...missedIn)) };
}

/** The genuine messages reported. */
export interface FalseAlarms {
  reported: number;
  all: number;
  /** The first of them: its position in the round, from 0. */
  index: number;
}

/** At least two genuine messages reported, and more than phish trusted; else null. */
export function falseAlarms(answered: readonly Answered[]): FalseAlarms | null {
  const wrong = answered.filter((one) => !isRight(one));
  const reported = wrong.filter(isGenuine).length;
  if (reported < 2 || reported * 2 <= wrong.length) return null;
  const index = answered.findIndex((one) => isGenuine(one) && !isRight(one));
  return { reported, all: answered.filter(isGenuine).length, index };
}

function isGenuine({ message }: Answered): boolean {
  return message.kind === 'genuine';
}

function share({ found, missed }: { found: number; missed: number }): number {
  return found / (found + missed);
}

function missedOf(one: Answered, type: CueType): number {
  const isMarked = marked([one]).length > 0;
  return isMarked ? cuesMissed(one).filter(({ name }) => cueTypes[name] === type).length : 0;
}
