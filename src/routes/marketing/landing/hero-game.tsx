import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { heroScenario } from '#content/demo/hero.ts';
import { heroGame as words } from '#content/marketing/landing.ts';
import { specimenWords } from '#content/specimen.ts';
import { demoAfter } from '#src/config/paths.ts';
import { scenarioSpecimen } from '#src/lib/scenario-specimen.ts';
import type { Verdict } from '#src/lib/scenario.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Cross } from '#src/ui/icons.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { CueList, Specimen } from '#src/ui/specimen.tsx';
import { VerdictIcon } from '#src/ui/verdict-icon.tsx';

const { pins, you } = words;
const bare = scenarioSpecimen(heroScenario, { pins: [], you });
const annotated = scenarioSpecimen(heroScenario, { pins, you });

/** The first message of a round, judged on the landing page. The demo continues with five more. */
export function HeroGame() {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-sunken p-4 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 sm:p-5">
      <Segments filled={1} className={verdict === null ? 'stroke-accent' : 'stroke-tide'} />
      {verdict === null ? (
        <h2 className="text-lg leading-snug font-semibold">{words.heading}</h2>
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
            <CueList cues={annotated.cues} words={specimenWords} />
          </details>
        )}
      </noscript>
    </div>
  );
}

function Verdicts({ onVerdict }: { onVerdict: (verdict: Verdict) => void }) {
  return (
    <div className="needs-scripting grid grid-cols-2 gap-3">
      {(['report', 'trust'] as const).map((verdict) => (
        <button
          key={verdict}
          type="button"
          onClick={() => onVerdict(verdict)}
          className="flex min-h-13 cursor-pointer items-center justify-center gap-2 rounded border-2 border-edge bg-raised font-semibold hover:border-text"
        >
          <VerdictIcon of={verdict} />
          {words[verdict]}
        </button>
      ))}
      <p className="col-span-2 text-sm text-muted">{words.duration}</p>
    </div>
  );
}

function Answer({ verdict }: { verdict: Verdict }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const isRight = verdict === 'report';
  return (
    <div className="grid gap-3">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-3 text-lg leading-snug font-semibold"
      >
        <span
          className={`grid size-9 shrink-0 place-items-center rounded-full text-surface ${isRight ? 'bg-safe' : 'bg-muted'}`}
        >
          {isRight ? <VerdictIcon of="trust" /> : <Cross />}
        </span>
        {isRight ? words.right : words.wrong}
      </h2>
      <p>{heroScenario.feedback[verdict]}</p>
      <p>
        <Link to={demoAfter(verdict)} className={buttonStyle('main', 'max-sm:w-full')}>
          {words.more}
        </Link>
      </p>
    </div>
  );
}
