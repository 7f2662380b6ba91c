import { Link } from 'react-router-dom';
import {
  compliancePoints,
  featureBlocks,
  featureFaq,
  featuresMeta,
  featuresWords as words,
  featureTestimonials,
  integrationPoints,
  securityPoints,
  trustBadges,
} from '#content/marketing/features.ts';
import { sharedWords } from '#content/marketing/shared.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { Faq } from './sections/faq.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { TitledGrid } from './sections/titled-grid.tsx';

export function Features() {
  return (
    <>
      <PageHead {...featuresMeta} />
      <PageHeader title={words.heading} lead={words.lead} actions={<Actions />} />
      <Section id="features" title={words.blocks} intro={words.blocksIntro} tone="sunken">
        <ol className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
          {featureBlocks.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 bg-raised p-5 sm:p-6">
              <span aria-hidden="true" className="shrink-0 font-mono text-sm leading-7 text-muted">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div className="grid content-start gap-1.5">
                <h3 className="text-lg leading-snug font-semibold">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="badges" title={words.badges} intro={words.badgesIntro} split>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
          {trustBadges.map(({ name, text }) => (
            <li key={name} className="rounded-lg border-2 border-text px-4 py-3">
              <p className="font-extrabold">{name}</p>
              <p className="text-sm text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="compliance" title={words.compliance} intro={words.complianceIntro} split>
        <TitledGrid items={compliancePoints} />
      </Section>
      <Section id="integrations" title={words.integrations} intro={words.integrationsIntro} split>
        <TitledGrid items={integrationPoints} />
      </Section>
      <Section id="security" title={words.security} intro={words.securityIntro} split>
        <TitledGrid items={securityPoints} />
      </Section>
      <Testimonials testimonials={featureTestimonials} />
      <Faq items={featureFaq} />
      <ClosingCall />
    </>
  );
}

function Actions() {
  return (
    <>
      <Link to={paths.pricing} className={buttonStyle('main')}>
        {sharedWords.seePricing}
      </Link>
      <Link to={paths.demo} className={buttonStyle('quiet')}>
        {sharedWords.watchDemo}
      </Link>
    </>
  );
}
