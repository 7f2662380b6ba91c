import { Link } from 'react-router-dom';
import { currentPlanWords, samplePlan } from '#content/marketing/plans.ts';
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
import { ForBoth } from '#src/ui/for-both.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Section } from '#src/ui/section.tsx';
import { TickedList } from '#src/ui/ticked-list.tsx';
import { Faq } from '../sections/faq.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { CurrentPlan, ToSubscription } from './current-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanChooser } from './plan-chooser.tsx';

export function Page() {
  return (
    <div className="plans">
      <PageHead {...pricingMeta} />
      <PageHeader
        title={words.heading}
        titleForUsers={words.headingForUsers}
        lead={<ForBoth visitors={words.trial} users={words.leadForUsers} />}
        actions={
          <>
            <div className="for-signed-out">
              <TickedList items={words.facts} />
            </div>
            <p className="for-signed-in">
              <ToSubscription />
            </p>
          </>
        }
        aside={
          <>
            <PlanChooser />
            <CurrentPlan>
              {samplePlan && (
                <TickedList items={samplePlan.features} className="gap-x-6 sm:grid-cols-2" />
              )}
            </CurrentPlan>
          </>
        }
      />
      <PlanCards />
      <Section id="comparison" title={words.comparison} titleForUsers={words.comparisonForUsers}>
        <ComparisonTable
          caption={words.comparisonTable}
          corner={words.corner}
          columns={comparisonColumns}
          mark={currentPlanWords.label}
          rows={comparisonRows}
          yes={words.yes}
          no={words.no}
        />
      </Section>
      <div className="for-signed-out">
        <Testimonials testimonials={pricingTestimonials} />
      </div>
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
