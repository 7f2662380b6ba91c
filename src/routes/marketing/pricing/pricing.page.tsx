import { Link } from 'react-router-dom';
import {
  comparisonColumns,
  comparisonRows,
  pricingFaq,
  pricingMeta,
  pricingTestimonials,
  pricingWords as words,
} from '#content/marketing/pricing.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ComparisonTable } from '#src/ui/comparison-table.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { TickedList } from '#src/ui/ticked-list.tsx';
import { Faq } from '../sections/faq.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanChooser } from './plan-chooser.tsx';

export const head = { ...pricingMeta, heading: words.heading };

export function Page() {
  return (
    <div className="plans">
      <PageHeader
        title={words.heading}
        lead={words.trial}
        actions={<TickedList items={words.facts} />}
        aside={<PlanChooser />}
      />
      <PlanCards />
      <Section id="comparison" title={words.comparison}>
        <ComparisonTable
          caption={words.comparisonTable}
          corner={words.corner}
          columns={comparisonColumns}
          rows={comparisonRows}
          yes={words.yes}
          no={words.no}
        />
      </Section>
      <Testimonials testimonials={pricingTestimonials} />
      <Faq items={pricingFaq} />
      <Section id="sales" title={words.sales} intro={words.salesText} tone="sunken" split>
        <p className="flex lg:h-full lg:items-center lg:justify-end">
          <Link to={paths.contactSales} className={buttonStyle('main', 'max-sm:w-full')}>
            {words.talk}
          </Link>
        </p>
      </Section>
    </div>
  );
}
