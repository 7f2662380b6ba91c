import { drawNewRound, type Round } from '#src/flows/spot-the-phish/draw-round.ts';
import type { GameEvent } from '#src/flows/spot-the-phish/game.ts';
import { playReducer } from '#src/flows/spot-the-phish/play.ts';
import { randomFrom } from '#src/flows/spot-the-phish/random.ts';
import { roundCodeOf } from '#src/flows/spot-the-phish/round-code.ts';
import { announcementOf } from './announcement.ts';
import type { GameTools, Held } from './game-context.ts';
import { anyRound, byId, library } from './library.ts';

/** Must stay the same function. */
export type Change = (next: (held: Held) => Held) => void;

/** The tools stay the same in a round, so that components that only dispatch don’t re-render at each step. */
export function toolsFor(
  change: Change,
): Omit<GameTools, 'introducedAt' | 'fromStart' | 'wonBefore'> {
  return {
    dispatch: (event) => change((held) => after(held, event)),
    startOver: () => {
      // Drawn from a seed because React may call an updater twice.
      const seed = roundCodeOf(anyRound());
      change((held) => {
        const played = { last: held.play.game.round, earlier: held.earlier };
        return inRound(held, drawNewRound(played, library, randomFrom(seed)));
      });
    },
    replay: () => change((held) => inRound(held, held.play.game.round)),
    say: (said) => change((held) => ({ ...held, said })),
    byId,
  };
}

function after(held: Held, event: GameEvent): Held {
  const next = playReducer(held.play, event);
  if (next === held.play) return held;
  const games = { before: held.play.game, after: next.game };
  return { ...held, play: next, said: announcementOf(games, event, byId) };
}

/** The first message of another round, or of the same one again. */
function inRound(held: Held, round: Round): Held {
  const { play, introducedAt, earlier } = held;
  const { messages } = play.game.round;
  const drawn = playReducer(play, { type: 'round-drawn', round });
  return {
    ...held,
    play: playReducer(drawn, { type: 'started' }),
    said: '',
    wonBefore: play.record.badges,
    earlier: new Set([...earlier, ...messages.map(({ id }) => id)]),
    // A visit that began at a result has shown no introduction yet.
    introducedAt: introducedAt === messages.length ? 0 : null,
    fromStart: false,
  };
}
