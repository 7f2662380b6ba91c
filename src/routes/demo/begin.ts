import { heroScenario } from '#content/demo/hero.ts';
import { ROUND_PARAM, SAID_PARAM } from '#src/config/paths.ts';
import { drawRoundOpeningWith } from '#src/flows/spot-the-phish/draw-round.ts';
import { londonDay } from '#src/flows/spot-the-phish/london-day.ts';
import { playReducer, type PlayState } from '#src/flows/spot-the-phish/play.ts';
import { answersReplaced, beginPlay } from '#src/flows/spot-the-phish/stored-play.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { browserStorage } from '#src/lib/web-storage.ts';
import type { Visit } from './game-context.ts';
import { anyRound, library } from './library.ts';

/**
 * The state in which a visit starts: the verdict given on the landing page, a linked round, a stored one, or a new one.
 */
export function begin(search: URLSearchParams): Visit {
  const stored = browserStorage.get(PLAY_KEY);
  const play = beginWith(search, stored);
  return {
    play,
    replaces: answersReplaced(play, stored, library),
    announcement: '',
    introducedAt: play.game.answers.length,
    fromStart: false,
    earlier: new Set(),
  };
}

/** The same, with the round started from the start screen. */
export function started(visit: Visit): Visit {
  const play = playReducer(visit.play, { type: 'started', today: londonDay(Date.now()) });
  return { ...visit, play, replaces: 0, announcement: '', fromStart: true };
}

function beginWith(search: URLSearchParams, stored: string | null): PlayState {
  const opening = { stored, link: search.get(ROUND_PARAM), today: londonDay(Date.now()) };
  const play = beginPlay(opening, library);
  const verdict = search.get(SAID_PARAM);
  if (verdict !== 'report' && verdict !== 'trust') return play;
  const round = drawRoundOpeningWith(heroScenario.id, anyRound(), library);
  if (round === null) return play;
  const drawn = playReducer(play, { type: 'round-drawn', round });
  return playReducer(drawn, { type: 'started-with-verdict', verdict });
}
