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
import { paths, plansOnOffer, pricedWithSimulations, supportAbout } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { LearnButton } from '#src/ui/learn-button.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section } from '#src/ui/section.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { Greeting } from './greeting.tsx';
import { RoundScene } from './scenes/round.tsx';
import { ClosingBand } from './sections/closing-band.tsx';
import { Faq } from './sections/faq.tsx';
import { Testimonials } from './sections/testimonials.tsx';

export function Page() {
  return (
    <>
      <PageHead {...getStartedMeta} />
      <PageHeader
        title={words.heading}
        titleForUsers={words.headingForUsers}
        above={<Greeting />}
        lead={
          <>
            <span className="for-signed-out">{words.lead}</span>
            <span className="for-signed-in">{words.leadForUsers}</span>
          </>
        }
        actions={
          <>
            <a href="#audiences" className={buttonStyle('main', 'for-signed-out')}>
              {words.audiences}
            </a>
            <p className="for-signed-out w-full font-semibold">{words.trial}</p>
            <LearnButton className="for-signed-in">{words.toLessons}</LearnButton>
            <Link to={paths.dashboard} className={buttonStyle('quiet', 'for-signed-in')}>
              {sharedWords.toDashboard}
            </Link>
          </>
        }
        picture={<RoundScene />}
      />
      <ForUsers />
      <ForNewcomers />
    </>
  );
}

function ForUsers() {
  return (
    <div className="for-signed-in">
      <Section id="go-on" title={words.goOn} tone="sunken">
        <LinkList links={words.pagesForUsers} className="md:grid-cols-3" />
      </Section>
      <Section id="change-plan" title={words.change} intro={words.changeText} split>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to={supportAbout('change-plan')} className={buttonStyle('quiet')}>
            {words.askForPlan}
          </Link>
          <Link to={plansOnOffer} className={TEXT_LINK}>
            {words.compare}
          </Link>
          <Link to={paths.subscription} className={TEXT_LINK}>
            {words.subscription}
          </Link>
        </div>
      </Section>
    </div>
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

function ForNewcomers() {
  return (
    <div className="for-signed-out">
      <Section id="audiences" title={words.audiences} tone="sunken">
        <div className="grid gap-5 md:grid-cols-3">
          {waysIn.map(({ title, text, price, period, label, to, ...way }) => (
            <PlanCard
              key={title}
              {...way}
              name={title}
              pricing={<Price price={price} period={period} />}
              description={text}
              action={
                <Link to={to} className={buttonStyle('highlighted' in way ? 'main' : 'quiet')}>
                  {label}
                </Link>
              }
            />
          ))}
        </div>
        <p className="mt-8">
          {words.simulations}{' '}
          <Link to={pricedWithSimulations} className="text-tide underline underline-offset-4">
            {words.simulationPlans}
          </Link>
        </p>
        <p className="mt-2 text-muted">
          {words.terms}{' '}
          <Link to={paths.pricing} className="text-tide underline underline-offset-4">
            {words.compare}
          </Link>
        </p>
      </Section>
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
    </div>
  );
}
