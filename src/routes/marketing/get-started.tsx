import { Link } from 'react-router-dom';
import {
  getStartedFaq,
  getStartedMeta,
  getStartedTestimonials,
  getStartedWords as words,
  nextSteps,
  waysIn,
} from '#content/marketing/get-started.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Card } from '#src/ui/card.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { Faq } from './sections/faq.tsx';
import { Testimonials } from './sections/testimonials.tsx';

export function GetStarted() {
  return (
    <>
      <PageHead {...getStartedMeta} />
      <PageHeader title={words.heading} lead={words.lead} />
      <Section id="audiences" title={words.audiences} tone="sunken">
        <div className="grid gap-5 md:grid-cols-3">
          {waysIn.map(({ title, text, label, to }) => (
            <Card key={title} title={title} text={text}>
              <Link to={to} className={buttonStyle('quiet', 'mt-2 justify-self-start')}>
                {label}
              </Link>
            </Card>
          ))}
        </div>
        <p className="mt-8">
          {words.pricing}{' '}
          <Link to={paths.pricing} className={buttonStyle('plain')}>
            {words.seePricing}
          </Link>
        </p>
      </Section>
      <Section id="steps" title={words.steps}>
        <Steps steps={nextSteps} />
      </Section>
      <Testimonials testimonials={getStartedTestimonials} />
      <Faq items={getStartedFaq} />
    </>
  );
}
