import { Link } from 'react-router-dom';
import {
  demoMeta,
  demoWords as words,
  exhibits,
  habits,
  type Exhibit,
} from '#content/marketing/demo.ts';
import { specimenWords } from '#content/specimen.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { Specimen } from '#src/ui/specimen.tsx';

/** A set of specimens to study: half of them genuine, since training on phish alone raises false alarms. */
export function Demo() {
  return (
    <>
      <PageHead {...demoMeta} />
      <PageHeader title={words.heading} lead={words.lead} />
      {exhibits.map((exhibit, index) => (
        <ExhibitCase key={exhibit.id} exhibit={exhibit} number={index + 1} />
      ))}
      <Section id="habits" title={words.after} intro={words.afterIntro}>
        <ol className="grid gap-8 md:grid-cols-3">
          {habits.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-1.5 border-t-2 border-text pt-4">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-8 max-w-prose">{words.report}</p>
        <p className="mt-6">
          <Link to={paths.getStarted} className={buttonStyle('main')}>
            {words.start}
          </Link>
        </p>
      </Section>
    </>
  );
}

function ExhibitCase({ exhibit, number }: { exhibit: Exhibit; number: number }) {
  const { id, title, verdict, message } = exhibit;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="border-t border-line odd:bg-sunken"
    >
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-6 py-12 md:py-16">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={`${id}-heading`} className="font-display text-2xl leading-snug font-bold">
            <span className="block font-mono text-sm font-normal text-muted">
              {words.specimen} {number}
            </span>
            {title}
          </h2>
          <Verdict verdict={verdict} />
        </header>
        <Specimen message={message} words={specimenWords} wide />
      </Container>
    </section>
  );
}

function Verdict({ verdict }: { verdict: Exhibit['verdict'] }) {
  return verdict === 'phish' ? (
    <p className="rounded-full bg-risk-wash px-3 py-1 font-semibold text-risk">
      <span aria-hidden="true">▲</span> {words.verdict.phish}
    </p>
  ) : (
    <p className="rounded-full bg-safe-wash px-3 py-1 font-semibold text-safe">
      <span aria-hidden="true">✓</span> {words.verdict.genuine}
    </p>
  );
}
