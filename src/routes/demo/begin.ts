import { heroScenario } from '#content/demo/hero.ts';
import { ROUND_PARAM, SAID_PARAM } from '#src/config/paths.ts';
import { drawRoundOpeningWith } from '#src/flows/spot-the-phish/draw-round.ts';
import { badgesWonBefore, playReducer, type PlayState } from '#src/flows/spot-the-phish/play.ts';
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
    isClosed: false,
    announcement: '',
    introducedAt: play.game.answers.length,
    fromStart: false,
    wonBefore: badgesWonBefore(play),
    earlier: new Set(),
  };
}

/** The same, with the round started from the start screen, or continued. */
export function started(visit: Visit): Visit {
  const play = playReducer(visit.play, { type: 'started' });
  return { ...visit, play, replaces: 0, isClosed: false, announcement: '', fromStart: true };
}

function beginWith(search: URLSearchParams, stored: string | null): PlayState {
  const opening = { stored, link: search.get(ROUND_PARAM), random: anyRound() };
  const play = beginPlay(opening, library);
  const verdict = search.get(SAID_PARAM);
  if (verdict !== 'report' && verdict !== 'trust') return play;
  const round = drawRoundOpeningWith(heroScenario.id, anyRound(), library);
  if (round === null) return play;
  const drawn = playReducer(play, { type: 'round-drawn', round });
  return playReducer(drawn, { type: 'started-with-verdict', verdict });
}
