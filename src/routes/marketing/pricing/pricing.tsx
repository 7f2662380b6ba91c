import { Link } from 'react-router-dom';
import {
  comparisonRows,
  learningPlans,
  pricingFaq,
  pricingMeta,
  pricingTestimonials,
  pricingWords as words,
} from '#content/marketing/pricing.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ComparisonTable } from '#src/ui/comparison-table.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { CampaignPlans } from '../sections/campaign-plans.tsx';
import { Faq } from '../sections/faq.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { TitledGrid } from '../sections/titled-grid.tsx';
import { LearningPlans } from './learning-plans.tsx';

export function Pricing() {
  return (
    <>
      <PageHead {...pricingMeta} />
      <PageHeader title={words.heading} lead={words.lead} />
      <LearningPlans />
      <Section id="comparison" title={words.comparison}>
        <ComparisonTable
          caption={words.comparisonTable}
          corner={words.corner}
          columns={learningPlans.map(({ name }) => name)}
          rows={comparisonRows}
          yes={words.yes}
          no={words.no}
        />
      </Section>
      <Section id="price-lists" title={words.lists} intro={words.listsIntro}>
        <TitledGrid items={words.choices} columns={3} />
      </Section>
      <Section id="campaign-plans" title={words.campaign} intro={words.campaignIntro} tone="sunken">
        <CampaignPlans />
        <p className="mt-8 max-w-prose text-muted">
          {words.campaignNote} {words.vat}
        </p>
      </Section>
      <Testimonials testimonials={pricingTestimonials} />
      <Faq items={pricingFaq} />
      <Section id="sales" title={words.sales} intro={words.salesText} tone="sunken">
        <Link to={paths.contactSales} className={buttonStyle('main')}>
          {words.talk}
        </Link>
      </Section>
    </>
  );
}
