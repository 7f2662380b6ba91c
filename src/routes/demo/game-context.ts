import { createContext, use } from 'react';
import { answeredOf, type Answered } from '#src/flows/spot-the-phish/answers.ts';
import type { BadgeCode } from '#src/flows/spot-the-phish/badges.ts';
import type { GameEvent } from '#src/flows/spot-the-phish/game.ts';
import type { PlayState } from '#src/flows/spot-the-phish/play.ts';
import type { RoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import type { Scenario } from '#src/lib/scenario.ts';

export interface Held {
  play: PlayState;
  /** The number of answers in another round that it would replace, which needs a click that knows of it. */
  replaces: number;
  /** What was last announced about it. */
  said: string;
  /** The index, from 0, of the message that introduces the reader: the first one of the visit. Null in later rounds. */
  introducedAt: number | null;
  /** Whether the start screen, which introduces the reader as well, came just before. */
  fromStart: boolean;
  /** The badges won before this round. */
  wonBefore: readonly BadgeCode[];
  /** The ids of the messages in the visit’s previous rounds. */
  earlier: ReadonlySet<string>;
}

export interface GameTools {
  dispatch: (event: GameEvent) => void;
  /** Draws six other messages and starts the round. */
  startOver: () => void;
  /** Starts the same six again. */
  replay: () => void;
  /** Announces something that no step announces itself. */
  say: (text: string) => void;
  byId: ReadonlyMap<string, Scenario>;
  introducedAt: Held['introducedAt'];
  fromStart: boolean;
  wonBefore: Held['wonBefore'];
}

export const GameContext = createContext<GameTools | null>(null);
export const PlayContext = createContext<PlayState | null>(null);

export function useGame(): GameTools {
  const tools = use(GameContext);
  if (tools === null) throw new Error('A step of the game is rendered outside of it.');
  return tools;
}

export function usePlay(): PlayState {
  const play = use(PlayContext);
  if (play === null) throw new Error('A step of the game is rendered outside of it.');
  return play;
}

export function useAnswered(): Answered[] {
  const { game } = usePlay();
  return answeredOf(game.round.messages, game.answers);
}

interface Current {
  scenario: Scenario;
  message: RoundMessage;
  /** Its position in the round, from 1. */
  number: number;
}

/** The message at `index` in the round, from 0. */
export function useMessageAt(index: number): Current {
  const { byId } = useGame();
  const message = usePlay().game.round.messages[index];
  const scenario = byId.get(message?.id ?? '');
  if (message === undefined || scenario === undefined) {
    throw new Error('The round has no such message.');
  }
  return { scenario, message, number: index + 1 };
}
