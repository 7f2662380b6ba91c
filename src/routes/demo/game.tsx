import { useDeferredValue, useEffect, useMemo, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { scenarios } from '#content/demo/scenarios.ts';
import { heroScenario } from '#content/demo/hero.ts';
import { paths, ROUND_PARAM, SAID_PARAM } from '#src/config/paths.ts';
import {
  drawNewRound,
  drawRoundOpeningWith,
  type Round,
} from '#src/flows/spot-the-phish/draw-round.ts';
import { badgesWonBefore, playReducer, type PlayState } from '#src/flows/spot-the-phish/play.ts';
import { randomFrom } from '#src/flows/spot-the-phish/random.ts';
import { ROUND_CODES, roundCodeOf } from '#src/flows/spot-the-phish/round-code.ts';
import { toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import {
  answersReplaced,
  beginPlay,
  serialisePlayOver,
} from '#src/flows/spot-the-phish/stored-play.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { local } from '#src/lib/web-storage.ts';
import { useMotion } from '#src/ui/motion.tsx';
import { announcementOf } from './announcement.ts';
import { GameContext, PlayContext, type GameTools, type Held } from './game-context.ts';
import { Step } from './step.tsx';
import { useStepFocus } from './use-step-focus.ts';

const library = scenarios.map(toRoundMessage);
const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));

const anyRound = () => Math.floor(Math.random() * ROUND_CODES);

/**
 * The state in which a visit starts: the verdict given on the landing page, a linked round, a stored one, or a new one.
 */
export function begin(search: URLSearchParams): Held {
  const stored = local.get(PLAY_KEY);
  const play = beginWith(search, stored);
  return {
    play,
    replaces: answersReplaced(play, stored, library),
    said: '',
    introducedAt: play.game.answers.length,
    fromStart: false,
    wonBefore: badgesWonBefore(play),
    earlier: new Set(),
  };
}

/** The same, with the round started from the start screen. */
export function started(held: Held): Held {
  const play = playReducer(held.play, { type: 'started' });
  return { ...held, play, replaces: 0, said: '', fromStart: true };
}

function beginWith(search: URLSearchParams, stored: string | null): PlayState {
  const arrival = { stored, link: search.get(ROUND_PARAM), random: anyRound() };
  const play = beginPlay(arrival, library);
  const verdict = search.get(SAID_PARAM);
  if (verdict !== 'report' && verdict !== 'trust') return play;
  const round = drawRoundOpeningWith(heroScenario.id, anyRound(), library);
  if (round === null) return play;
  const drawn = playReducer(play, { type: 'round-drawn', round });
  return playReducer(drawn, { type: 'started-with-verdict', verdict });
}

interface GameProps {
  held: Held;
  takesFocus: RefObject<boolean>;
  /** Must stay the same function. */
  change: (next: (held: Held) => Held) => void;
}

/** The round in progress, stored at every step, and what is announced about it. */
export function Game({ held, takesFocus, change }: GameProps) {
  const { play, said, introducedAt, fromStart, wonBefore } = held;
  const navigate = useNavigate();
  const root = useStepFocus(play.game, takesFocus);
  const tools = useMemo(
    () => ({ ...toolsFor(change), introducedAt, fromStart, wonBefore }),
    [change, introducedAt, fromStart, wonBefore],
  );
  useMotion();
  // The query has been applied: from here on, a reload restores the stored game.
  useEffect(() => {
    if (window.location.search !== '') void navigate(paths.demo, { replace: true });
  }, [navigate]);

  return (
    <GameContext value={tools}>
      <PlayContext value={play}>
        <div ref={root}>
          <Step />
        </div>
      </PlayContext>
      <Stored play={play} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </GameContext>
  );
}

/**
 * Stores each step once it has been painted, or when the page or the game is left before that. If storage is refused or
 * full, the game lasts only as long as the page.
 */
function Stored({ play }: { play: PlayState }) {
  const isPainted = useDeferredValue<PlayState | null>(play, null) === play;
  useEffect(() => {
    if (isPainted) return undefined;
    const store = () => {
      local.set(PLAY_KEY, serialisePlayOver(local.get(PLAY_KEY), play));
    };
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [play, isPainted]);
  return null;
}

/** The tools stay the same in a round, so that components that only dispatch don’t re-render at each step. */
function toolsFor(
  change: GameProps['change'],
): Omit<GameTools, 'introducedAt' | 'fromStart' | 'wonBefore'> {
  const startRound = (roundAfter: (held: Held) => Round) =>
    change((held) => {
      const { play, introducedAt, earlier } = held;
      const { messages } = play.game.round;
      const drawn = playReducer(play, { type: 'round-drawn', round: roundAfter(held) });
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
    });
  return {
    dispatch: (event) =>
      change((held) => {
        const next = playReducer(held.play, event);
        if (next === held.play) return held;
        const games = { before: held.play.game, after: next.game };
        return { ...held, play: next, said: announcementOf(games, event, byId) };
      }),
    startOver: () => {
      // Drawn from a seed because React may call an updater twice.
      const seed = roundCodeOf(anyRound());
      startRound(({ play, earlier }) =>
        drawNewRound({ last: play.game.round, earlier }, library, randomFrom(seed)),
      );
    },
    replay: () => startRound(({ play }) => play.game.round),
    say: (said) => change((held) => ({ ...held, said })),
    byId,
  };
}
