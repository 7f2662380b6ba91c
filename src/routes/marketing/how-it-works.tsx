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
import { sharedWords } from '#content/marketing/shared.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Figures } from '#src/ui/figures.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { Faq } from './sections/faq.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';

export function HowItWorks() {
  return (
    <>
      <PageHead {...howItWorksMeta} />
      <PageHeader
        title={words.heading}
        lead={words.lead}
        actions={
          <Link to={paths.pricing} className={buttonStyle('main')}>
            {sharedWords.startFreeTrial}
          </Link>
        }
      />
      <Section id="steps" title={words.steps} split>
        <Steps steps={sixSteps} layout="column" />
      </Section>
      <Section id="benefits" title={words.benefits} tone="sunken">
        <TitledGrid items={benefits} columns={3} />
      </Section>
      <Section id="results" title={words.results} intro={words.resultsIntro}>
        <Figures figures={results} />
      </Section>
      <Testimonials testimonials={howTestimonials} />
      <Faq items={howFaq} />
      <ClosingCall />
    </>
  );
}
