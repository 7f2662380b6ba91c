import { Link } from 'react-router-dom';
import {
  figures,
  figuresNote,
  hero,
  howItWorks,
  keyFeatures,
  landingMeta,
  testimonials,
  testimonialsHeading,
} from '#content/marketing/landing.ts';
import overview from '#content/marketing/overview.svg?no-inline';
import { articlePath } from '#src/config/article-paths.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Card } from '#src/ui/card.tsx';
import { Container } from '#src/ui/container.tsx';
import { Figures } from '#src/ui/figures.tsx';
import { LinkedText, QUIET_LINK } from '#src/ui/linked-text.tsx';
import { Section } from '#src/ui/section.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { AudienceSwitch } from './audience-switch.tsx';
import { FeaturePicture } from './feature-picture.tsx';
import { Hero } from './hero.tsx';
import { PricingTeaser } from './pricing-teaser.tsx';

export const head = { ...landingMeta, heading: hero.heading };

export function Page() {
  return (
    <>
      <Hero />
      <InFigures />
      <Section id="key-features" title={keyFeatures.title}>
        <div className="grid gap-6 lg:grid-cols-3">
          {keyFeatures.cards.map(({ picture, title, text }) => (
            <Card key={title} title={title} text={text} picture={<FeaturePicture of={picture} />} />
          ))}
        </div>
        <p className="mt-8">
          <Link to={paths.features} className={buttonStyle('quiet')}>
            {keyFeatures.more}
          </Link>
        </p>
      </Section>
      <AudienceSwitch />
      <Section id="how-it-works" title={howItWorks.title}>
        <Steps steps={howItWorks.steps} />
        <img
          src={overview}
          alt={howItWorks.overview}
          loading="lazy"
          width="1088"
          height="490"
          className="mt-8 max-sm:aspect-3/4"
        />
        <p className="mt-8">
          <Link to={paths.howItWorks} className={buttonStyle('plain')}>
            {howItWorks.more}
          </Link>
        </p>
      </Section>
      <PricingTeaser />
      <Testimonials title={testimonialsHeading} testimonials={testimonials} />
      <ClosingCall />
    </>
  );
}

const research = {
  to: articlePath('blog', 'reporting-beats-not-clicking'),
  className: QUIET_LINK,
};

function InFigures() {
  return (
    <section aria-labelledby="figures" className="border-t border-line sm:bg-sunken">
      <Container className="grid gap-8 py-10 md:py-12">
        <h2 id="figures" className="sr-only">
          {figuresNote.heading}
        </h2>
        <Figures figures={figures} />
        <p className="max-w-prose text-sm text-muted">
          <LinkedText text={figuresNote.text} tags={{ research }} />
        </p>
      </Container>
    </section>
  );
}
