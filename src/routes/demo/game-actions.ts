import type { Round } from '#src/flows/spot-the-phish/deal-round.ts';
import { drawRound } from '#src/flows/spot-the-phish/draw-round.ts';
import type { GameEvent } from '#src/flows/spot-the-phish/game.ts';
import { londonDay } from '#src/flows/spot-the-phish/london-day.ts';
import { playReducer } from '#src/flows/spot-the-phish/play.ts';
import { announcementOf } from './announcement.ts';
import type { GameActions, Visit } from './game-context.ts';
import { drawOthers, library } from './library.ts';

/** Must stay the same function. */
export type ChangeVisit = (next: (visit: Visit) => Visit) => void;

/** Stays the same during the visit, so that components that only dispatch don’t re-render at each step. */
export function actionsFor(change: ChangeVisit): GameActions {
  const playDay = (ago: number) => {
    const code = String(londonDay(Date.now()) - ago);
    change((visit) => inRound(visit, drawRound(code, library)));
  };
  return {
    dispatch: (event) => change((visit) => after(visit, event)),
    startOver: () => {
      // Drawn from a seed because React may call an updater twice.
      const seed = String(Math.random());
      change((visit) => inRound(visit, drawOthers(visit, seed)));
    },
    playToday: () => playDay(0),
    playYesterday: () => playDay(1),
    replay: () => change((visit) => inRound(visit, visit.play.game.round)),
    close: () => change((visit) => ({ ...visit, isClosed: true, announcement: '' })),
    announce: (announcement) => change((visit) => ({ ...visit, announcement })),
  };
}

function after(visit: Visit, event: GameEvent): Visit {
  const next = playReducer(visit.play, event);
  if (next === visit.play) return visit;
  const games = { before: visit.play.game, after: next.game };
  return { ...visit, play: next, announcement: announcementOf(games, event) };
}

/** The first message of another round, or of the same one again. */
function inRound(visit: Visit, round: Round): Visit {
  const { play, introducedAt, earlier } = visit;
  const { messages } = play.game.round;
  const drawn = playReducer(play, { type: 'round-drawn', round });
  return {
    ...visit,
    play: playReducer(drawn, { type: 'started', today: londonDay(Date.now()) }),
    isSeen: false,
    announcement: '',
    earlier: new Set([...earlier, ...messages.map(({ id }) => id)]),
    // A visit that began at a result has shown no introduction yet.
    introducedAt: introducedAt === messages.length ? 0 : null,
    fromStart: false,
  };
}
