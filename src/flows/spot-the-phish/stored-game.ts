import type { Verdict } from '#src/lib/scenario.ts';
import { isRight, MOST_MARKS, type Answer } from './answers.ts';
import { CONFIDENCES } from './calibration.ts';
import type { Round } from './deal-round.ts';
import { drawRound } from './draw-round.ts';
import { lessonOffered, startGame, type GameState } from './game.ts';
import { lessonProgress } from './lesson-progress.ts';
import { parseRoundCode } from './round-code.ts';
import type { RoundMessage } from './round-message.ts';
import { distinct, isObject, numbers, oneOf } from './stored-value.ts';

const VERDICTS: readonly Verdict[] = ['report', 'trust'];

/** The stored game, or null for a value that no game with this library can have stored. */
export function parseStoredGame(
  value: unknown,
  library: readonly RoundMessage[],
): GameState | null {
  if (!isObject(value)) return null;
  const round = parseRound(value, library);
  if (round === null) return null;
  const answers = parseAnswers(value['answers'], round);
  return answers === null ? null : parseStep(value, round, answers);
}

function parseRound(
  value: Readonly<Record<string, unknown>>,
  library: readonly RoundMessage[],
): Round | null {
  const code = typeof value['round'] === 'string' ? parseRoundCode(value['round']) : null;
  if (code === null) return null;
  const round = drawRound(code, library);
  const drawn = JSON.stringify(round.messages.map(({ id }) => id));
  return JSON.stringify(value['messages']) === drawn ? round : null;
}

function parseAnswers(value: unknown, { messages }: Round): Answer[] | null {
  if (!Array.isArray(value) || value.length > messages.length) return null;
  const answers = value.flatMap((entry: unknown, index) => {
    const message = messages[index];
    const answer = message === undefined ? null : parseAnswer(entry, message, index);
    return answer === null ? [] : [answer];
  });
  return answers.length === value.length ? answers : null;
}

function parseAnswer(value: unknown, message: RoundMessage, index: number): Answer | null {
  if (!isObject(value)) return null;
  const verdict = oneOf(value['verdict'], VERDICTS);
  const confidence = oneOf(value['confidence'], CONFIDENCES);
  const examined = parseExamined(value, message);
  const lessonDone = oneOf(value['lessonDone'], [false, true]);
  if (verdict === null || confidence === null || examined === null || lessonDone === null) {
    return null;
  }
  const answer = { verdict, confidence, ...examined, lessonDone };
  if (lessonDone && isRight({ message, answer })) return null;
  if (value['unasked'] === undefined) return answer;
  return value['unasked'] === true && index === 0 && isPlainGuess(answer)
    ? { ...answer, unasked: true }
    : null;
}

/** The only kind of answer that the landing page can record. */
function isPlainGuess({ confidence, marks, inspected, lessonDone }: Answer): boolean {
  return confidence === 1 && marks.length === 0 && inspected.length === 0 && !lessonDone;
}

function parseExamined(value: Readonly<Record<string, unknown>>, message: RoundMessage) {
  const inspected = distinct(value['inspected'], message.inspectable);
  const marks = distinct(value['marks'], message.parts);
  if (inspected === null || marks === null || marks.length > MOST_MARKS) return null;
  return { inspected, marks };
}

function parseStep(
  value: Readonly<Record<string, unknown>>,
  round: Round,
  answers: Answer[],
): GameState | null {
  const played = { round, answers };
  switch (value['at']) {
    case 'start':
      return answers.length === 0 ? startGame(round) : null;
    case 'reading':
    case 'confidence':
      return parseOpenMessage(value, played);
    case 'feedback':
      return answers.length > 0 && answers.at(-1)?.lessonDone === false
        ? { at: 'feedback', ...played }
        : null;
    case 'lesson':
      return parseLesson(value, played);
    case 'result':
      return answers.length === round.messages.length ? { at: 'result', ...played } : null;
    default:
      return null;
  }
}

function parseOpenMessage(
  value: Readonly<Record<string, unknown>>,
  played: { round: Round; answers: Answer[] },
): GameState | null {
  const message = played.round.messages[played.answers.length];
  const examined = message === undefined ? null : parseExamined(value, message);
  if (examined === null) return null;
  if (value['at'] === 'reading') return { at: 'reading', ...played, ...examined };
  const verdict = oneOf(value['verdict'], VERDICTS);
  return verdict === null ? null : { at: 'confidence', verdict, ...played, ...examined };
}

function parseLesson(
  value: Readonly<Record<string, unknown>>,
  played: { round: Round; answers: Answer[] },
): GameState | null {
  const lesson = played.round.messages[played.answers.length - 1]?.lesson;
  if (lesson === undefined || !lessonOffered(played)) return null;
  const tried = numbers(value['tried']);
  const progress = tried === null ? null : lessonProgress(lesson, tried);
  if (tried === null || progress?.done !== played.answers.at(-1)?.lessonDone) return null;
  return { at: 'lesson', tried, ...played };
}
