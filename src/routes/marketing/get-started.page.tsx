import { Link } from 'react-router-dom';
import {
  getStartedFaq,
  getStartedMeta,
  getStartedTestimonials,
  getStartedWords as words,
  nextSteps,
  waysIn,
} from '#content/marketing/get-started.ts';
import firstSteps from '#content/marketing/first-steps.svg?no-inline';
import { sharedWords } from '#content/marketing/shared.ts';
import { paths, pricedWithSimulations } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { LearnButton } from '#src/ui/learn-button.tsx';
import { LinkedText, QUIET_LINK } from '#src/ui/linked-text.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section } from '#src/ui/section.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { RoundScene } from './scenes/round.tsx';
import { ClosingBand } from './sections/closing-band.tsx';
import { Faq } from './sections/faq.tsx';
import { Testimonials } from './sections/testimonials.tsx';

export const head = { ...getStartedMeta, heading: words.heading };

export function Page() {
  return (
    <>
      <PageHeader
        title={words.heading}
        lead={words.lead}
        actions={
          <>
            <a href="#audiences" className={buttonStyle('main', 'for-signed-out')}>
              {words.audiences}
            </a>
            <LearnButton className="for-signed-in">{words.toLessons}</LearnButton>
            <p className="w-full font-semibold">{words.trial}</p>
          </>
        }
        picture={<RoundScene />}
      />
      <WaysIn />
      <Section id="steps" title={words.steps}>
        <Steps steps={nextSteps} pictures={stepPictures} />
      </Section>
      <Testimonials testimonials={getStartedTestimonials} />
      <Faq items={getStartedFaq} />
      <ClosingBand id="begin" title={words.begin} text={words.trial}>
        <Link to={paths.signUpBusiness} className={buttonStyle('main', 'max-sm:w-full')}>
          {sharedWords.startFreeTrial}
        </Link>
        <Link to={paths.signUpIndividual} className={buttonStyle('quiet', 'max-sm:w-full')}>
          {words.alone}
        </Link>
      </ClosingBand>
    </>
  );
}

function WaysIn() {
  return (
    <Section id="audiences" title={words.audiences} tone="sunken">
      <div className="grid gap-5 md:grid-cols-3">
        {waysIn.map(({ title, text, price, period, label, to, ...way }) => (
          <PlanCard
            key={title}
            {...way}
            name={title}
            pricing={<Price price={price} period={period} />}
            description={text}
            cta={{ label, to }}
          />
        ))}
      </div>
      <p className="mt-8">
        <LinkedText
          text={words.simulations}
          tags={{ plans: { to: pricedWithSimulations, className: QUIET_LINK } }}
        />
      </p>
      <p className="mt-2 text-muted">
        <LinkedText
          text={words.terms}
          tags={{ plans: { to: paths.pricing, className: QUIET_LINK } }}
        />
      </p>
    </Section>
  );
}

/** Each step's part of first-steps.svg. Decorative: the step's text says the same. */
const stepPictures = {
  1: <StepPicture at="object-top" />,
  2: <StepPicture at="object-[0_33.33%]" />,
  3: <StepPicture at="object-[0_66.67%]" />,
  4: <StepPicture at="object-bottom" />,
};

function StepPicture({ at }: { at: string }) {
  return (
    <img
      src={firstSteps}
      alt=""
      loading="lazy"
      width="256"
      height="192"
      className={`aspect-4/3 w-full rounded-lg object-cover ${at}`}
    />
  );
}
