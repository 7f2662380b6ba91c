import { Link } from 'react-router-dom';
import {
  aboutMeta,
  aboutWords as words,
  beliefs,
  firstSpecimen,
} from '#content/marketing/company.ts';
import firstPins from '#content/marketing/first-pins.svg?no-inline';
import { specimenWords } from '#content/specimen.ts';
import { articlePath } from '#src/config/article-paths.ts';
import { company } from '#src/config/company.ts';
import { paths } from '#src/config/paths.ts';
import { initialsOf } from '#src/lib/initials.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { Specimen } from '#src/ui/specimen.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { SampleNote } from './sections/sample-note.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';

export function Page() {
  return (
    <>
      <PageHead {...aboutMeta} />
      <PageHeader title={words.heading} lead={words.lead} aside={<FirstPin />} />
      <Section id="story" title={words.story} split>
        <Paragraphs texts={words.paragraphs} />
        <SampleNote of={[words.sampleStory]}>{words.sampleStory.note}</SampleNote>
      </Section>
      <Container className="pb-14 md:pb-20">
        <img
          src={firstPins}
          alt=""
          loading="lazy"
          width="1088"
          height="292"
          className="w-full max-lg:aspect-14/13 max-sm:aspect-2/3"
        />
      </Container>
      <Section id="beliefs" title={words.beliefs} tone="sunken">
        <TitledGrid items={beliefs} columns={3} />
      </Section>
      <Section id="founder" title={words.founder} split>
        <div className="grid gap-6">
          <figure className="grid gap-5 border-l-4 border-accent pl-5 sm:pl-8">
            <blockquote className="font-display text-title font-bold text-balance">
              “{words.founderStory.quote}”
            </blockquote>
            <figcaption className="flex items-center gap-4">
              <span
                aria-hidden="true"
                className="grid size-14 shrink-0 place-items-center rounded-full bg-tide-wash text-lg font-bold text-tide"
              >
                {initialsOf(company.founder.name)}
              </span>
              <div>
                <h3 className="text-lg font-semibold">{company.founder.name}</h3>
                <p className="text-muted">{company.founder.role}</p>
              </div>
            </figcaption>
          </figure>
          <Paragraphs texts={words.founderStory.texts} />
          <p className="flex flex-wrap gap-x-6">
            <Link to={paths.contact} className={buttonStyle('plain')}>
              {words.contact}
            </Link>
            <Link to={paths.careers} className={buttonStyle('plain')}>
              {words.careers}
            </Link>
          </p>
        </div>
        <SampleNote of={[words.founderStory]}>{words.founderStory.note}</SampleNote>
      </Section>
      <ClosingCall />
    </>
  );
}

const trial = {
  words: words.trial,
  to: articlePath('blog', 'reporting-beats-not-clicking'),
};

function FirstPin() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-sm text-muted">{words.firstPin}</p>
      <Specimen message={firstSpecimen} words={specimenWords} />
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-prose gap-4 text-lead">
      {texts.map((text) => (
        <p key={text}>
          <LinkedText text={text} links={[trial]} />
        </p>
      ))}
    </div>
  );
}
