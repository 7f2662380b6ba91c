import { Link } from 'react-router-dom';
import directory from '#content/marketing/directory.svg?no-inline';
import morning from '#content/marketing/morning.svg?no-inline';
import {
  compliancePoints,
  featureFaq,
  featureGroups as groups,
  featuresMeta,
  featuresWords as words,
  featureTestimonials,
  integrationPoints,
  securityPoints,
} from '#content/marketing/features.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { renderTags, span } from '#src/ui/linked-text.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import type { TitledText } from '#src/content/types.ts';
import { InboxScene } from './scenes/inbox.tsx';
import { LeagueScene } from './scenes/league.tsx';
import { LessonScene } from './scenes/lesson.tsx';
import { ReportScene } from './scenes/report.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { Faq } from './sections/faq.tsx';
import { FeatureList, SceneSection } from './sections/scene-section.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { TrialActions } from './sections/trial-actions.tsx';
import { TrustBadges } from './sections/trust-badges.tsx';

export const head = { ...featuresMeta, heading: words.heading };

export function Page() {
  return (
    <>
      <PageHeader
        title={words.heading}
        lead={words.lead}
        actions={<TrialActions />}
        aside={<InboxScene />}
      />
      <div id="features">
        <SceneSection {...groups.receive} scene={<Picture src={morning} height={366} />} />
        <SceneSection {...groups.learn} scene={<LessonScene about="payment" />} flipped />
        <SceneSection {...groups.play} scene={<LeagueScene />} />
        <SceneSection {...groups.decide} scene={<ReportScene />} flipped>
          <PlainLink to={paths.sampleReport} label={words.sampleReport} />
        </SceneSection>
        <SceneSection {...groups.run} scene={<Picture src={directory} height={342} />} />
      </div>
      <Section
        id="which-plan"
        title={words.plans}
        beside={<PlainLink to={paths.pricing} label={words.prices} />}
        tone="sunken"
      >
        <Plans />
      </Section>
      <Section id="assurance" title={words.assurance}>
        <div className="grid gap-10 md:grid-cols-3">
          <Points id="compliance" title={words.compliance} points={compliancePoints} />
          <Points id="integrations" title={words.integrations} points={integrationPoints} />
          <Points id="security" title={words.security} points={securityPoints} />
          <TrustBadges />
        </div>
      </Section>
      <Testimonials testimonials={featureTestimonials} />
      <Faq items={featureFaq} />
      <ClosingCall />
    </>
  );
}

/** Decorative: the features beside it say the same. On a phone it is upright. */
function Picture(image: { src: string; height: number }) {
  return (
    <div className="stage">
      <img {...image} alt="" loading="lazy" width="534" className="mx-auto max-sm:aspect-2/3" />
    </div>
  );
}

/** Each plan with what it adds, its price and how many people it is for. On wide screens they are side by side. */
function Plans() {
  return (
    <ul className="grid lg:grid-cols-5 lg:gap-6">
      {words.inPlans.map(([name, adds, price]) => (
        <li
          key={name}
          className="flex flex-wrap justify-between gap-x-6 border-t border-edge py-3 lg:block"
        >
          <div>
            <h3 className="font-semibold">{name}</h3>
            <p className="text-muted">{adds}</p>
          </div>
          <p className="lg:mt-2">{renderTags(price ?? '', { b: span('font-bold') })}</p>
        </li>
      ))}
    </ul>
  );
}

function PlainLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={buttonStyle('plain', 'justify-self-start')}>
      {label}
    </Link>
  );
}

interface PointsProps {
  id: string;
  title: string;
  points: readonly TitledText[];
}

function Points({ id, title, points }: PointsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className="text-xl font-semibold">
        {title}
      </h3>
      <FeatureList features={points} level="h4" />
    </section>
  );
}
