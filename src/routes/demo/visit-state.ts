import { unreachable } from '#src/lib/unreachable.ts';
import type * as game from './game.tsx';
import type { Visit } from './game-context.ts';

/** The round to start: the linked one, today’s, yesterday’s, or six others. */
export type Wanted = 'linked' | 'today' | 'yesterday' | 'practice';

export interface StartClick {
  wanted: Wanted;
  /** Of the six others: React may call a reducer twice, so it can’t draw at random itself. */
  seed: string;
}

/**
 * The game’s code is loading in the background; the visitor has clicked Start and waits for it; it didn’t load; or the
 * visit has begun.
 */
export type VisitState =
  | { at: 'loading' }
  | { at: 'waiting' | 'failed'; clicked: StartClick }
  | BegunState;

export interface BegunState {
  at: 'begun';
  game: typeof game;
  visit: Visit;
}

type VisitEvent =
  | { type: 'start-clicked'; clicked: StartClick }
  | { type: 'loaded'; game: typeof game; visit: Visit }
  | { type: 'load-failed' }
  | { type: 'changed'; change: (visit: Visit) => Visit };

export function visitReducer(state: VisitState, event: VisitEvent): VisitState {
  switch (event.type) {
    case 'start-clicked':
      return startedBy(state, event.clicked);
    case 'loaded': {
      const begun = { at: 'begun', game: event.game, visit: event.visit } as const;
      if (state.at !== 'waiting' || isNews(event, state.clicked)) return begun;
      return startedBy(begun, state.clicked);
    }
    case 'load-failed':
      // Not shown unless the visitor is waiting for it.
      return state.at === 'waiting' ? { ...state, at: 'failed' } : state;
    case 'changed':
      return changed(state, event.change);
    default:
      return unreachable(event);
  }
}

function changed(state: VisitState, change: (visit: Visit) => Visit): VisitState {
  return state.at === 'begun' ? { ...state, visit: change(state.visit) } : state;
}

function startedBy(state: VisitState, clicked: StartClick): VisitState {
  if (state.at !== 'begun') return { at: 'waiting', clicked };
  return changed(state, (visit) => state.game.started(visit, clicked));
}

/** A round in progress is only given up, and today’s six played again, by a click that knows of it. */
function isNews({ game, visit }: Omit<BegunState, 'at'>, { wanted }: StartClick): boolean {
  return visit.replaces > 0 || (wanted === 'today' && game.todayOf(visit.play).isPlayed);
}
