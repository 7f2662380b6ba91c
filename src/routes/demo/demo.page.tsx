import { useSearchParams } from 'react-router-dom';
import { demoMeta } from '#content/demo/meta.ts';
import { startWords } from '#content/demo/start.ts';
import { ROUND_PARAM } from '#src/config/paths.ts';
import { parseRoundCode } from '#src/flows/spot-the-phish/round-code.ts';
import { FieldGuide } from './field-guide.tsx';
import type { Visit } from './game-context.ts';
import { PlainRound } from './plain-round.tsx';
import { Start } from './start.tsx';
import { useVisit } from './use-visit.ts';

export const head = { ...demoMeta, heading: startWords.heading };

/**
 * The playable demo. Its start is prerendered; a returning player's round is restored once the game has been fetched.
 */
export function Page() {
  const [search] = useSearchParams();
  const { state, takesFocus, change, start, resume } = useVisit(search);
  const visit = state.at === 'begun' ? state.visit : null;
  const linked = parseRoundCode(search.get(ROUND_PARAM));
  return (
    <>
      {state.at !== 'begun' || isAtStart(state.visit) ? (
        <>
          <Start
            onStart={start}
            onResume={resume}
            replaces={visit?.replaces ?? 0}
            state={state.at}
            invitation={visit?.play.game.round.code === linked ? linked : null}
            closedAt={visit?.isClosed === true ? visit.play.game.answers.length : null}
            takesFocus={takesFocus}
          />
          <FieldGuide caught={visit?.play.record.caught ?? []} />
        </>
      ) : (
        <state.game.Game visit={state.visit} takesFocus={takesFocus} change={change} />
      )}
      <noscript>{import.meta.env.SSR && <PlainRound />}</noscript>
    </>
  );
}

function isAtStart({ play, replaces, isClosed }: Visit): boolean {
  return play.game.at === 'start' || replaces > 0 || isClosed;
}
