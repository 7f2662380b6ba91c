import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { heroScenario } from '#content/demo/hero.ts';
import { heroGame as words } from '#content/marketing/landing.ts';
import { specimenWords } from '#content/specimen.ts';
import { demoAfter } from '#src/config/paths.ts';
import { scenarioSpecimen } from '#src/lib/scenario-specimen.ts';
import type { Verdict } from '#src/lib/scenario.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { CueList, Specimen } from '#src/ui/specimen.tsx';

const { pins, you } = words;
const bare = scenarioSpecimen(heroScenario, { pins: [], you });
const annotated = scenarioSpecimen(heroScenario, { pins, you });

/** The first message of a round, to be judged on the landing page; the demo continues with five more. */
export function HeroGame() {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <div className="grid gap-5">
      {verdict === null ? (
        <h2 className="text-lg font-semibold">{words.heading}</h2>
      ) : (
        <Answer verdict={verdict} />
      )}
      <Specimen message={verdict === null ? bare : annotated} words={specimenWords} />
      {verdict === null && <Verdicts onVerdict={setVerdict} />}
      <noscript>
        {import.meta.env.SSR && (
          <details>
            <summary>{words.answer}</summary>
            <p>{heroScenario.feedback.report}</p>
            <CueList cues={annotated.cues} />
          </details>
        )}
      </noscript>
    </div>
  );
}

function Verdicts({ onVerdict }: { onVerdict: (verdict: Verdict) => void }) {
  return (
    <p className="needs-scripting grid grid-cols-2 gap-3">
      {(['report', 'trust'] as const).map((verdict) => (
        <button
          key={verdict}
          type="button"
          onClick={() => onVerdict(verdict)}
          className={buttonStyle('quiet')}
        >
          {words[verdict]}
        </button>
      ))}
    </p>
  );
}

function Answer({ verdict }: { verdict: Verdict }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {verdict === 'report' ? words.right : words.wrong}
      </h2>
      <p>{heroScenario.feedback[verdict]}</p>
      <p>
        <Link to={demoAfter(verdict)} className={buttonStyle('main')}>
          {words.more}
        </Link>
      </p>
    </div>
  );
}
