import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  benefits,
  howFaq,
  howItWorksMeta,
  howItWorksWords as words,
  howTestimonials,
  results,
  sixSteps,
} from '#content/marketing/how-it-works.ts';
import { articlePath } from '#src/config/article-paths.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Figures } from '#src/ui/figures.tsx';
import { LinkedText, QUIET_LINK } from '#src/ui/linked-text.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { AccountScene } from './scenes/account.tsx';
import { MessageScene } from './scenes/inbox.tsx';
import { LessonScene } from './scenes/lesson.tsx';
import { MissedScene } from './scenes/missed.tsx';
import { MonthScene } from './scenes/month.tsx';
import { PeopleScene } from './scenes/people.tsx';
import { ScenariosScene } from './scenes/scenarios.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { Faq } from './sections/faq.tsx';
import { SampleNote } from './sections/sample-note.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';
import { TrialActions } from './sections/trial-actions.tsx';

export const head = { ...howItWorksMeta, heading: words.heading };

export function Page() {
  return (
    <>
      <PageHeader
        title={words.heading}
        lead={words.lead}
        actions={<TrialActions />}
        picture={<MonthScene />}
      />
      <Section id="steps" title={words.steps} intro={words.stepsIntro}>
        <Story />
      </Section>
      <Section id="benefits" title={words.benefits} tone="sunken">
        <TitledGrid items={benefits} columns={3} />
        <Results />
      </Section>
      <Testimonials testimonials={howTestimonials} />
      <Faq items={howFaq} />
      <ClosingCall />
    </>
  );
}

const research = {
  to: articlePath('blog', 'reporting-beats-not-clicking'),
  className: QUIET_LINK,
};

function Results() {
  return (
    <div id="results" className="mt-12">
      <Figures figures={results} />
      <SampleNote of={results}>
        <LinkedText text={words.resultsSample} tags={{ research }} />
      </SampleNote>
    </div>
  );
}

const PICTURES: Record<(typeof sixSteps)[number]['picture'], ReactNode> = {
  account: <AccountScene />,
  people: <PeopleScene />,
  scenarios: <ScenariosScene />,
  inbox: <MessageScene />,
  lesson: <LessonScene about="address" />,
  report: <MissedScene />,
};

/** Upright pictures, which need less room. */
const ON_PHONES = new Set(['account', 'lesson']);

function Story() {
  return (
    <ol className="grid gap-12 lg:gap-16">
      {sixSteps.map(({ number, title, description, story, picture }) => (
        <li
          key={number}
          className={classNames(
            'group grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:items-center lg:gap-16',
            ON_PHONES.has(picture)
              ? 'md:grid-cols-2 lg:grid-cols-[7fr_5fr]'
              : 'lg:grid-cols-[5fr_7fr] lg:even:grid-cols-[7fr_5fr]',
          )}
        >
          <div className="grid gap-2 lg:group-even:order-1">
            <p
              className="grid size-8 place-items-center rounded-full bg-tide font-bold text-surface"
              aria-hidden="true"
            >
              {number}
            </p>
            <h3 className="font-display text-2xl leading-snug font-bold">{title}</h3>
            <p className="text-muted">{description}</p>
            <p className="mt-1 border-s-4 border-accent ps-3">{story}</p>
            {picture === 'report' && (
              <Link to={paths.sampleReport} className={buttonStyle('plain', 'justify-self-start')}>
                {words.sampleReport}
              </Link>
            )}
          </div>
          {PICTURES[picture]}
        </li>
      ))}
    </ol>
  );
}
