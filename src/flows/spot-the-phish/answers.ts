import type { InspectedPart, PartId, Verdict } from '#src/lib/scenario.ts';
import { cueTypes, makesBelievable, type CueType } from './cue-types.ts';
import type { RoundMessage } from './round-message.ts';

/** 1: a guess, 2: fairly sure, 3: certain. */
export type Confidence = 1 | 2 | 3;

/** The maximum number of marks in a message, so that players can't find the cues by marking everything. */
export const MOST_MARKS = 5;

/** The player's answer to one message. Points, risk and badges are derived from the answers alone. */
export interface Answer {
  verdict: Verdict;
  confidence: Confidence;
  marks: readonly PartId[];
  /** The parts opened before the verdict. */
  inspected: readonly InspectedPart[];
  lessonDone: boolean;
  /**
   * Judged on the landing page, which offers neither marks nor a confidence. `confidence` then only determines the points.
   */
  unasked?: true;
}

/** A message with the answer given to it. */
export interface Answered {
  message: RoundMessage;
  answer: Answer;
}

/** Pairs the round's messages with the answers given so far. */
export function answeredOf(
  messages: readonly RoundMessage[],
  answers: readonly Answer[],
): Answered[] {
  return messages.flatMap((message, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [{ message, answer }];
  });
}

/** Answers given in the game itself, with marks and a confidence. */
export function asked(answered: readonly Answered[]): Answered[] {
  return answered.filter(({ answer }) => answer.unasked !== true);
}

export function isRight({ message, answer }: Answered): boolean {
  return (answer.verdict === 'report') === (message.kind === 'phish');
}

/**
 * Whether something was opened before the verdict: the sender, a link, headers or an attachment. The landing page has
 * nothing to open, so its message counts.
 */
export function wasExamined({ answer }: Answered): boolean {
  return answer.unasked === true || answer.inspected.length > 0;
}

/** The cues that the player marked, with either verdict. None in a genuine message. */
export function cuesFound({ message, answer }: Answered): RoundMessage['cues'] {
  return cuesToFind(message).filter(({ parts }) => isMarked(parts, answer.marks));
}

/** Whether the player has found what these parts show: one mark is enough. */
export function isMarked(parts: readonly PartId[], marks: readonly PartId[]): boolean {
  return parts.some((part) => marks.includes(part));
}

/** The cues of a phish that should have been marked and weren’t. */
export function cuesMissed(one: Answered): RoundMessage['cues'] {
  const found = cuesFound(one);
  return cuesToFind(one.message).filter((cue) => !found.includes(cue));
}

/** Leaves out cues that make the phish believable. */
function cuesToFind({ cues }: RoundMessage): RoundMessage['cues'] {
  return cues.filter((cue) => !makesBelievable(cue));
}

/** The cues that could be found: the 5 in “2 of 5”. */
export function cuesCounted(one: Answered): number {
  return cuesToFind(one.message).length;
}

/** The cues found that earn points and lower the risk. None if the player trusted the phish anyway. */
export function cuesActedOn(one: Answered): RoundMessage['cues'] {
  return isRight(one) ? cuesFound(one) : [];
}

/**
 * The phish in which the player marked something. Marking is optional, so a cue counts as missed only in a message where
 * the player looked for cues.
 */
export function marked(answered: readonly Answered[]): Answered[] {
  return asked(answered).filter(
    ({ message, answer }) => message.kind === 'phish' && answer.marks.length > 0,
  );
}

export type CueTally = Readonly<Record<CueType, { found: number; missed: number }>>;

/** Cues found and missed, by type, in the phish marked so far. */
export function tallyCues(answered: readonly Answered[]): CueTally {
  const tally = {
    error: { found: 0, missed: 0 },
    technical: { found: 0, missed: 0 },
    visual: { found: 0, missed: 0 },
    language: { found: 0, missed: 0 },
    tactic: { found: 0, missed: 0 },
  };
  for (const one of marked(answered)) {
    const found = cuesFound(one);
    for (const cue of cuesToFind(one.message)) {
      tally[cueTypes[cue.name]][found.includes(cue) ? 'found' : 'missed'] += 1;
    }
  }
  return tally;
}
