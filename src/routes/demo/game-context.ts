import { createContext, use } from 'react';
import { answeredOf, type Answered } from '#src/flows/spot-the-phish/answers.ts';
import type { GameEvent } from '#src/flows/spot-the-phish/game.ts';
import type { PlayState } from '#src/flows/spot-the-phish/play.ts';
import type { Challenge } from '#src/flows/spot-the-phish/share.ts';
import type { RoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { byId } from './library.ts';

export interface LinkedRound {
  code: string;
  challenge: Challenge | null;
}

/** The play, and what lasts no longer than this visit to the page. */
export interface Visit {
  play: PlayState;
  /**
   * How many answers of a different, unfinished round starting this one would discard. If any, the player must confirm
   * first.
   */
  replaces: number;
  /** The game is left for the start screen, which continues it. */
  isClosed: boolean;
  /** The result was shown before, so it isn’t celebrated again. */
  isSeen: boolean;
  /** The round that the visitor was sent, and by whom; `broken` for a link that isn't to a round. */
  link: LinkedRound | 'broken' | null;
  /** The latest announcement to screen readers. */
  announcement: string;
  /** The index of the message that introduces the reader: the first one of the visit. Null in later rounds. */
  introducedAt: number | null;
  /** Whether the start screen, which introduces the reader too, came just before. */
  fromStart: boolean;
  /** The ids of the messages in the visit’s previous rounds. */
  earlier: ReadonlySet<string>;
}

export interface GameActions {
  dispatch: (event: GameEvent) => void;
  /** Draws six other messages and starts the round. */
  startOver: () => void;
  /** Starts today’s six. */
  playToday: () => void;
  playYesterday: () => void;
  /** Starts the same six again. */
  replay: () => void;
  /** Returns to the start screen. The round stays as it is. */
  close: () => void;
  /** Announces something that no step announces itself. */
  announce: (text: string) => void;
}

export const ActionsContext = createContext<GameActions | null>(null);
export const VisitContext = createContext<Visit | null>(null);

export function useGameActions(): GameActions {
  return provided(use(ActionsContext));
}

export function useCurrentVisit(): Visit {
  return provided(use(VisitContext));
}

function provided<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A step of the game is rendered outside of it.');
  return value;
}

export function usePlay(): PlayState {
  return useCurrentVisit().play;
}

export function useAnswered(): Answered[] {
  const { game } = usePlay();
  return answeredOf(game.round.messages, game.answers);
}

interface Current {
  scenario: Scenario;
  message: RoundMessage;
}

/** The message at `index` in the round, from 0. */
export function useMessageAt(index: number): Current {
  const message = usePlay().game.round.messages[index];
  const scenario = byId.get(message?.id ?? '');
  if (message === undefined || scenario === undefined) {
    throw new Error('The round has no such message.');
  }
  return { scenario, message };
}
