import { Link } from 'react-router-dom';
import { quoted } from '#content/locale.ts';
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
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { Specimen } from '#src/ui/specimen.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { SampleNote } from './sections/sample-note.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';

export const head = { ...aboutMeta, heading: words.heading };

export function Page() {
  return (
    <>
      <PageHeader title={words.heading} lead={words.lead} aside={<FirstPin />} />
      <Section id="story" title={words.story}>
        <div className="grid gap-4 text-lead lg:grid-cols-2 lg:gap-16">
          <Paragraphs texts={words.beginning} />
          <Paragraphs texts={words.today} />
        </div>
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
      <Founder />
      <ClosingCall />
    </>
  );
}

function Founder() {
  return (
    <Section id="founder" title={words.founder}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <figure className="grid content-start gap-5 border-s-4 border-accent ps-5 sm:ps-8">
          <blockquote className="font-display text-title font-bold text-balance">
            {quoted(words.founderQuote)}
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
        <div className="grid max-w-prose content-start gap-6">
          <p className="text-lead">{words.founderStory}</p>
          <p className="flex flex-wrap gap-x-6">
            <Link to={paths.contact} className={buttonStyle('plain')}>
              {words.contact}
            </Link>
            <Link to={paths.careers} className={buttonStyle('plain')}>
              {words.careers}
            </Link>
          </p>
        </div>
      </div>
      <SampleNote of={[words.sampleCompany]}>{words.sampleCompany.note}</SampleNote>
    </Section>
  );
}

const tags = { trial: { to: articlePath('blog', 'reporting-beats-not-clicking') } };

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
    <div className="grid max-w-prose content-start gap-4">
      {texts.map((text) => (
        <p key={text}>
          <LinkedText text={text} tags={tags} />
        </p>
      ))}
    </div>
  );
}
