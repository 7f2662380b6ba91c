import { Link } from 'react-router-dom';
import { careersMeta, careersWords as words, workingHere } from '#content/marketing/company.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';

export function Careers() {
  return (
    <>
      <PageHead {...careersMeta} />
      <PageHeader title={words.heading} lead={words.lead} />
      <Section id="how-we-work" title={words.how} tone="sunken">
        <TitledGrid items={workingHere} columns={3} />
      </Section>
      <Section id="introduce-yourself" title={words.contact} intro={words.contactText}>
        <Link to={paths.contact} className={buttonStyle('main')}>
          {words.contact}
        </Link>
      </Section>
    </>
  );
}
