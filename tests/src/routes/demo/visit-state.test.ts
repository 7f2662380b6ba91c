import { describe, expect, it } from 'vitest';
import * as game from '#src/routes/demo/game.tsx';
import { visitReducer, type VisitState } from '#src/routes/demo/visit-state.ts';

const visit = game.begin(new URLSearchParams());
const interrupting = { ...visit, replaces: 2 };
const loaded = { type: 'loaded', game, visit } as const;
const begun: VisitState = { at: 'begun', game, visit };
const started: VisitState = { at: 'begun', game, visit: game.started(visit) };

describe('before the game has loaded', () => {
  it.each(['loading', 'failed'] as const)('waits for it after a click, when it is %s', (at) => {
    expect(visitReducer({ at }, { type: 'start-clicked' })).toEqual({ at: 'waiting' });
  });

  it('shows a failure only to a visitor who waits', () => {
    const failure = { type: 'load-failed' } as const;
    expect(visitReducer({ at: 'waiting' }, failure)).toEqual({ at: 'failed' });
    expect(visitReducer({ at: 'loading' }, failure)).toEqual({ at: 'loading' });
    expect(visitReducer(begun, failure)).toEqual(begun);
  });

  it('has no visit to change', () => {
    const change = { type: 'changed', change: () => visit } as const;
    expect(visitReducer({ at: 'loading' }, change)).toEqual({ at: 'loading' });
  });
});

describe('once the game has loaded', () => {
  it('starts the round that the visitor waits for, and no other', () => {
    expect(visitReducer({ at: 'waiting' }, loaded)).toEqual(started);
    expect(visitReducer({ at: 'loading' }, loaded)).toEqual(begun);
  });

  it('asks before a waiting visitor’s round replaces one in progress', () => {
    const event = { ...loaded, visit: interrupting };
    expect(visitReducer({ at: 'waiting' }, event)).toEqual({ ...begun, visit: interrupting });
  });

  it('starts with a click, even over a round in progress', () => {
    const state: VisitState = { at: 'begun', game, visit: interrupting };
    expect(visitReducer(state, { type: 'start-clicked' })).toEqual(started);
  });

  it('changes the visit', () => {
    const change = { type: 'changed', change: () => interrupting } as const;
    expect(visitReducer(begun, change)).toEqual({ ...begun, visit: interrupting });
  });
});
