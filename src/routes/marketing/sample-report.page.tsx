import { Link } from 'react-router-dom';
import { sampleReport as words, sampleReportMeta } from '#content/marketing/sample-report.ts';
import { sharedWords } from '#content/marketing/shared.ts';
import { articlePath } from '#src/config/article-paths.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ClosingBand } from './sections/closing-band.tsx';
import { SpeciesSpread } from './sections/species-spread.tsx';
import { Container } from '#src/ui/container.tsx';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { Bar } from './scenes/bar.tsx';
import { RiskLine } from './scenes/risk-line.tsx';

export const head = { ...sampleReportMeta, heading: words.heading };

export function Page() {
  return (
    <>
      <Report />
      <SpeciesSpread of="boss" />
      <NextSteps />
    </>
  );
}

/** A one-page report, laid out as a sheet of paper on screen and in print. */
function Report() {
  return (
    <Container className="printed grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex-1 basis-44 border-s-4 border-accent ps-3 font-semibold">
          {words.notice}
        </p>
        <button
          type="button"
          className={buttonStyle('quiet', 'needs-scripting not-printed')}
          onClick={() => window.print()}
        >
          {words.print}
        </button>
      </div>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-8 rounded-lg border border-line bg-raised px-3 py-5 sm:p-10 lg:grid-cols-2">
        <header className="grid gap-3 lg:col-span-2">
          <p translate="no" className="font-display font-extrabold text-muted">
            {brand.name}
          </p>
          <h1 tabIndex={-1} className="font-display text-headline font-extrabold">
            {words.heading}
          </h1>
          <p className="text-muted">{words.for}</p>
          <p className="max-w-prose text-lead">{words.summary}</p>
        </header>
        <dl className="grid grid-cols-2 gap-4 border-y border-line py-5 lg:col-span-2 lg:grid-cols-4">
          {words.figures.map(({ value, label, change }) => (
            <div key={label} className="flex flex-col text-sm">
              <dt className="order-1 text-muted">{label}</dt>
              <dd className="font-display text-price font-extrabold">{value}</dd>
              <dd className="tabular-nums order-1 mt-1 flex gap-1.5 font-semibold text-safe">
                <Arrow way={change.way} /> {change.words}
              </dd>
            </div>
          ))}
        </dl>
        <Trend />
        <Cues />
        <Teams />
        <Next />
        <p className="border-t border-line pt-4 text-sm text-muted lg:col-span-2">{words.note}</p>
      </article>
      <p className="not-printed">
        <Link
          to={articlePath('tutorials', 'understand-risk-scores')}
          className={buttonStyle('plain')}
        >
          {words.back}
        </Link>
      </p>
    </Container>
  );
}

const HEADING = 'font-display text-2xl font-bold';
const PART = 'grid content-start gap-3';

const ARROWS = { up: 'M8 3 14 13H2z', down: 'M8 13 2 3h12z' };

function Arrow({ way }: { way: keyof typeof ARROWS }) {
  return (
    <svg viewBox="0 0 16 16" className="mt-1.5 size-2.5 shrink-0 fill-current" aria-hidden="true">
      <path d={ARROWS[way]} />
    </svg>
  );
}

/** Next steps for the reader: a trial, or sales. */
function NextSteps() {
  return (
    <ClosingBand id="yours" title={words.yours} text={words.yoursText}>
      <Link to={paths.pricing} className={buttonStyle('main', 'max-sm:w-full')}>
        {sharedWords.startFreeTrial}
      </Link>
      <Link to={paths.contactSales} className={buttonStyle('quiet', 'max-sm:w-full')}>
        {words.sales}
      </Link>
    </ClosingBand>
  );
}

function Trend() {
  return (
    <section className={PART}>
      <h2 className={HEADING}>{words.trend}</h2>
      <div role="img" aria-label={words.trendAlt} className="mt-3">
        <RiskLine />
      </div>
      <p className="text-sm text-muted">{words.trendNote}</p>
    </section>
  );
}

function Cues() {
  return (
    <section className={PART}>
      <h2 className={HEADING}>{words.cues}</h2>
      <ul className="grid gap-2">
        {words.missed.map(({ cue, times }) => (
          <li key={cue} className="grid gap-1">
            <span className="flex justify-between gap-3">
              {cue} <b className="tabular-nums">{times}</b>
            </span>
            <Bar share={times / words.unreported} className="fill-accent" />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{words.cuesNote}</p>
    </section>
  );
}

function Teams() {
  const [first, ...others] = words.teamColumns;
  return (
    <section className={PART}>
      <h2 className={HEADING}>{words.teams}</h2>
      <ScrollRegion label={words.teams} className="rounded max-sm:rounded-none max-sm:border-0">
        <table className="w-full border-collapse text-[min(0.875rem,4vw)]">
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className="py-2 sm:px-2">
                {first}
              </th>
              {others.map((column) => (
                <th key={column} scope="col" className="py-2 ps-2 text-end sm:px-2">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.teamRows.map(([team, ...cells]) => (
              <tr key={team} className="border-b border-line align-top last:border-b-0">
                <th scope="row" className="py-2 font-normal sm:px-2">
                  {team}
                </th>
                {cells.map((cell, index) => (
                  <td key={others[index]} className="tabular-nums py-2 ps-2 text-end sm:px-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="text-sm text-muted">{words.teamsNote}</p>
    </section>
  );
}

function Next() {
  return (
    <section className={`${PART} rounded-lg bg-tide-wash p-4 sm:p-6`}>
      <h2 className={HEADING}>{words.next}</h2>
      <ol className="grid list-decimal gap-2 ps-6">
        {words.actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ol>
    </section>
  );
}
