import { Link } from 'react-router-dom';
import {
  careersMeta,
  careersWords as words,
  fakeJobOffer,
  workingHere,
} from '#content/marketing/company.ts';
import { specimenWords } from '#content/specimen.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { Specimen } from '#src/ui/specimen.tsx';
import { SampleNote } from './sections/sample-note.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';

export const head = { ...careersMeta, heading: words.heading };

export function Page() {
  return (
    <>
      <PageHeader
        title={words.heading}
        lead={words.lead}
        actions={
          <Link to={paths.contact} className={buttonStyle('main')}>
            {words.contactUs}
          </Link>
        }
        aside={<Specimen message={fakeJobOffer} words={specimenWords} />}
      />
      <Section id="how-we-work" title={words.how} tone="sunken">
        <TitledGrid items={workingHere} columns={3} />
        <SampleNote of={[words.sampleTerms]}>{words.sampleTerms.note}</SampleNote>
      </Section>
      <Section id="introduce-yourself" title={words.contact} split>
        <p className="mb-5 max-w-prose text-lead">{words.contactText}</p>
        <Link to={paths.contact} className={buttonStyle('main', 'max-sm:w-full')}>
          {words.contactUs}
        </Link>
      </Section>
    </>
  );
}
