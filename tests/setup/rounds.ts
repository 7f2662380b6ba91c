import { scenarios } from '#content/demo/scenarios/scenarios.ts';
import type { Answer, Answered } from '#src/flows/spot-the-phish/answers.ts';
import { gameReducer, type GameEvent, type GameState } from '#src/flows/spot-the-phish/game.ts';
import { toRoundMessage, type RoundMessage } from '#src/flows/spot-the-phish/round-message.ts';

/** The game's own messages, in the form that the rules use. */
export const library: readonly RoundMessage[] = scenarios.map(toRoundMessage);

/** A phish with two cues: one in the sender, one in either of two sentences. */
export const phish: RoundMessage = {
  id: 'phish',
  channel: 'email',
  kind: 'phish',
  difficulty: 'least',
  parts: ['sender', 'subject', 'text-1-1', 'text-1-2', 'text-1-3', 'text-2-1', 'link-1'],
  inspectable: ['sender', 'headers', 'link-1'],
  cues: [
    { name: 'display-name', parts: ['sender'], deciding: true },
    { name: 'urgency', parts: ['text-1-1', 'text-2-1'], deciding: false },
  ],
  lesson: { choices: 3, right: [1] },
};

export const genuine: RoundMessage = { ...phish, id: 'genuine', kind: 'genuine', cues: [] };

export const guess: Answer = {
  verdict: 'report',
  confidence: 1,
  marks: [],
  inspected: [],
  lessonDone: false,
};

/** A right answer, unless `change` says otherwise. */
export function right(message: RoundMessage, change: Partial<Answer> = {}): Answered {
  const verdict = message.kind === 'phish' ? 'report' : 'trust';
  return { message, answer: { ...guess, verdict, ...change } };
}

export function wrong(message: RoundMessage, change: Partial<Answer> = {}): Answered {
  const verdict = message.kind === 'phish' ? 'trust' : 'report';
  return { message, answer: { ...guess, verdict, ...change } };
}

export function play(state: GameState, events: readonly GameEvent[]): GameState {
  return events.reduce(gameReducer, state);
}
