import { unreachable } from '#src/lib/unreachable.ts';
import type * as game from './game.tsx';
import type { Visit } from './game-context.ts';

/**
 * The game’s code is loading in the background; the visitor has clicked Start and waits for it; it didn’t load; or the
 * visit has begun.
 */
export type VisitState =
  | { at: 'loading' | 'waiting' | 'failed' }
  | { at: 'begun'; game: typeof game; visit: Visit };

type VisitEvent =
  | { type: 'start-clicked' }
  | { type: 'loaded'; game: typeof game; visit: Visit }
  | { type: 'load-failed' }
  | { type: 'changed'; change: (visit: Visit) => Visit };

export function visitReducer(state: VisitState, event: VisitEvent): VisitState {
  switch (event.type) {
    case 'start-clicked':
      return state.at === 'begun' ? changed(state, state.game.started) : { at: 'waiting' };
    case 'loaded': {
      const begun = { at: 'begun', game: event.game, visit: event.visit } as const;
      // A round in progress is only given up by a click that knows of it.
      const starts = state.at === 'waiting' && event.visit.replaces === 0;
      return starts ? changed(begun, event.game.started) : begun;
    }
    case 'load-failed':
      // Not shown unless the visitor is waiting for it.
      return state.at === 'waiting' ? { at: 'failed' } : state;
    case 'changed':
      return changed(state, event.change);
    default:
      return unreachable(event);
  }
}

function changed(state: VisitState, change: (visit: Visit) => Visit): VisitState {
  return state.at === 'begun' ? { ...state, visit: change(state.visit) } : state;
}
