import { heroScenario } from '#content/demo/hero.ts';
import { FROM_PARAM, ROUND_PARAM, SAID_PARAM, SCORE_PARAM } from '#src/config/paths.ts';
import { drawRound, drawRoundOpeningWith } from '#src/flows/spot-the-phish/draw-round.ts';
import { londonDay } from '#src/flows/spot-the-phish/london-day.ts';
import { playReducer, type PlayState } from '#src/flows/spot-the-phish/play.ts';
import { parseChallenge } from '#src/flows/spot-the-phish/share.ts';
import { answersReplaced, beginPlay, linkedRound } from '#src/flows/spot-the-phish/stored-play.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { browserStorage } from '#src/lib/web-storage.ts';
import type { Visit } from './game-context.ts';
import { anyRound, drawOthers, library } from './library.ts';
import type { StartClick, Wanted } from './visit-state.ts';

/**
 * The state in which a visit starts: the verdict given on the landing page, a linked round, a stored one, or the day's.
 */
export function begin(search: URLSearchParams): Visit {
  const stored = browserStorage.get(PLAY_KEY);
  const play = beginWith(search, stored);
  return {
    play,
    link: linkIn(search),
    replaces: answersReplaced(play, stored, library),
    isClosed: false,
    isSeen: play.game.at === 'result',
    announcement: '',
    introducedAt: play.game.answers.length,
    fromStart: false,
    earlier: new Set(),
  };
}

/** The same, with the round that is wanted started from the start screen. */
export function started(visit: Visit, { wanted, seed }: StartClick): Visit {
  const today = londonDay(Date.now());
  const roundOf = (other: Exclude<Wanted, 'linked'>) =>
    other === 'practice'
      ? drawOthers(visit, seed)
      : drawRound(String(other === 'today' ? today : today - 1), library);
  const drawn =
    wanted === 'linked'
      ? visit.play
      : playReducer(visit.play, { type: 'round-drawn', round: roundOf(wanted) });
  const play = playReducer(drawn, { type: 'started', today });
  return {
    ...visit,
    play,
    replaces: 0,
    isClosed: false,
    isSeen: false,
    announcement: '',
    fromStart: true,
  };
}

/** The result of today’s six, shown again. */
export function reopened(visit: Visit): Visit {
  const { daily } = visit.play;
  if (daily === null) return visit;
  return {
    ...visit,
    isSeen: true,
    play: { ...visit.play, game: daily, startedOn: Number(daily.round.code), won: [] },
  };
}

function linkIn(search: URLSearchParams): Visit['link'] {
  const link = search.get(ROUND_PARAM);
  if (link === null) return null;
  const code = linkedRound(link, londonDay(Date.now()));
  const challenge = parseChallenge(search.get(FROM_PARAM), search.get(SCORE_PARAM));
  return code === null ? 'broken' : { code, challenge };
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
