import { useSearchParams } from 'react-router-dom';
import { demoMeta } from '#content/demo/meta.ts';
import { startWords } from '#content/demo/start.ts';
import { ROUND_PARAM } from '#src/config/paths.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { FieldGuide } from './field-guide.tsx';
import type { Visit } from './game-context.ts';
import { PlainRound } from './plain-round.tsx';
import { Start } from './start.tsx';
import { useVisit } from './use-visit.ts';
import type { BegunState } from './visit-state.ts';

export const head = { ...demoMeta, heading: startWords.heading };

/**
 * The playable demo. Its start is prerendered; a returning player's round is restored once the game has been fetched.
 */
export function Page() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const { state, takesFocus, change, start, resume, reopen } = useVisit(search);
  return (
    <>
      {state.at !== 'begun' || isAtStart(state.visit) ? (
        <>
          <Start
            begun={state.at === 'begun' ? begunOf(state, () => start('today'), reopen) : null}
            isLinked={hydrated && search.has(ROUND_PARAM)}
            state={state}
            onStart={start}
            onResume={resume}
            takesFocus={takesFocus}
          />
          <FieldGuide caught={state.at === 'begun' ? state.visit.play.record.caught : []} />
        </>
      ) : (
        <state.game.Game visit={state.visit} takesFocus={takesFocus} change={change} />
      )}
      <noscript>{import.meta.env.SSR && <PlainRound />}</noscript>
    </>
  );
}

/** What the start shows of a visit. */
function begunOf({ game, visit }: BegunState, onPlay: () => void, onSee: () => void) {
  const { link, replaces, play, isClosed } = visit;
  const today = game.todayOf(play);
  const daily = Number(play.daily?.round.code) === today.day ? play.daily : null;
  const played = (
    <game.PlayedToday daily={daily} streak={today.streak} onSee={onSee} onPlay={onPlay} />
  );
  const closedAt = isClosed ? play.game.answers.length : null;
  return { link, replaces, closedAt, today, played };
}

function isAtStart({ play, replaces, isClosed }: Visit): boolean {
  return play.game.at === 'start' || replaces > 0 || isClosed;
}
