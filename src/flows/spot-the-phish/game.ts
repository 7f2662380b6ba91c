import type { InspectedPart, PartId, Verdict } from '#src/lib/scenario.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { isRight, MOST_MARKS, type Answer, type Confidence } from './answers.ts';
import type { Round } from './deal-round.ts';
import { lessonProgress } from './lesson-progress.ts';

/** The parts of the current message opened and marked so far. */
interface Examined {
  inspected: readonly InspectedPart[];
  marks: readonly PartId[];
}

interface Played {
  round: Round;
  /** In the round's order. The current message is the first without an answer. */
  answers: readonly Answer[];
}

export type GameState =
  | ({ at: 'start' } & Played)
  | ({ at: 'reading' } & Played & Examined)
  | ({ at: 'confidence'; verdict: Verdict } & Played & Examined)
  | ({ at: 'feedback' } & Played)
  /** `tried`: the indexes of the choices made so far, which `lessonProgress` reads. The last right one ends the lesson. */
  | ({ at: 'lesson'; tried: readonly number[] } & Played)
  | ({ at: 'result' } & Played);

export type GameEvent =
  | { type: 'round-drawn'; round: Round }
  /** `today`: the number of the day in London. A day's round counts towards the streak only if it is started on its day. */
  | { type: 'started'; today?: number }
  /** The first message was judged on the landing page, without marks or confidence, and scores as a guess. */
  | { type: 'started-with-verdict'; verdict: Verdict }
  | { type: 'inspected'; part: InspectedPart }
  | { type: 'mark-toggled'; part: PartId }
  | { type: 'judged'; verdict: Verdict }
  /** Returns to the message before giving a confidence. */
  | { type: 'reconsidered' }
  | { type: 'confidence-given'; confidence: Confidence }
  | { type: 'lesson-opened' }
  | { type: 'lesson-answered'; choice: number }
  | { type: 'continued' };

export function startGame(round: Round): GameState {
  return { at: 'start', round, answers: [] };
}

/**
 * Decides the order of steps. Each message gets one verdict and one confidence. Events that don't fit the current step are
 * ignored. A lesson is offered only after a wrong verdict, and can be left unfinished.
 */
export function gameReducer(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'round-drawn':
      return startGame(event.round);
    case 'started':
      return state.at === 'start' ? nextStep(state) : state;
    case 'started-with-verdict':
      return state.at === 'start' ? startedWith(state, event.verdict) : state;
    case 'inspected':
      return isOpen(state) ? inspect(state, event.part) : state;
    case 'mark-toggled':
      return isOpen(state) ? toggleMark(state, event.part) : state;
    case 'judged':
      return state.at === 'reading'
        ? { ...state, at: 'confidence', verdict: event.verdict }
        : state;
    case 'reconsidered':
      return state.at === 'confidence' ? reopened(state) : state;
    case 'confidence-given':
      return state.at === 'confidence' ? answered(state, event.confidence) : state;
    case 'lesson-opened':
      return state.at === 'feedback' && lessonOffered(state)
        ? { ...state, at: 'lesson', tried: [] }
        : state;
    case 'lesson-answered':
      return state.at === 'lesson' ? answerLesson(state, event.choice) : state;
    case 'continued':
      return state.at === 'feedback' || state.at === 'lesson' ? nextStep(state) : state;
    default:
      return unreachable(event);
  }
}

/** Whether the last answer was wrong, and so comes with a lesson. */
export function lessonOffered({ round, answers }: Played): boolean {
  const answer = answers.at(-1);
  const message = round.messages[answers.length - 1];
  return answer !== undefined && message !== undefined && !isRight({ message, answer });
}

function nextStep({ round, answers }: Played): GameState {
  return answers.length < round.messages.length
    ? { at: 'reading', round, answers, inspected: [], marks: [] }
    : { at: 'result', round, answers };
}

function startedWith({ round, answers }: Played, verdict: Verdict): GameState {
  if (round.messages.length === 0) return nextStep({ round, answers });
  const answer: Answer = {
    verdict,
    confidence: 1,
    marks: [],
    inspected: [],
    lessonDone: false,
    unasked: true,
  };
  return nextStep({ round, answers: [answer] });
}

type Open = Extract<GameState, Examined>;

/** Whether the message can still be examined, which ends when a confidence completes the answer. */
function isOpen(state: GameState): state is Open {
  return state.at === 'reading' || state.at === 'confidence';
}

function inspect(state: Open, part: InspectedPart): GameState {
  const known = state.round.messages[state.answers.length]?.inspectable.includes(part);
  return known === true && !state.inspected.includes(part)
    ? { ...state, inspected: [...state.inspected, part] }
    : state;
}

function toggleMark(state: Open, part: PartId): GameState {
  const { marks } = state;
  if (marks.includes(part)) return { ...state, marks: marks.filter((mark) => mark !== part) };
  const known = state.round.messages[state.answers.length]?.parts.includes(part);
  return known === true && marks.length < MOST_MARKS
    ? { ...state, marks: [...marks, part] }
    : state;
}

function reopened({
  round,
  answers,
  inspected,
  marks,
}: Extract<GameState, { at: 'confidence' }>): GameState {
  return { at: 'reading', round, answers, inspected, marks };
}

function answered(
  { round, answers, verdict, marks, inspected }: Extract<GameState, { at: 'confidence' }>,
  confidence: Confidence,
): GameState {
  const answer: Answer = { verdict, confidence, marks, inspected, lessonDone: false };
  return { at: 'feedback', round, answers: [...answers, answer] };
}

function answerLesson(state: Extract<GameState, { at: 'lesson' }>, choice: number): GameState {
  const { round, answers, tried } = state;
  const answer = answers.at(-1);
  const lesson = round.messages[answers.length - 1]?.lesson;
  if (answer === undefined || lesson === undefined || answer.lessonDone) return state;
  const next = [...tried, choice];
  const progress = lessonProgress(lesson, next);
  return progress === null
    ? state
    : {
        ...state,
        answers: [...answers.slice(0, -1), { ...answer, lessonDone: progress.done }],
        tried: next,
      };
}
