import { Link } from 'react-router-dom';
import {
  learningPlans,
  pricingWords as words,
  type LearningPlan,
} from '#content/marketing/pricing.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section } from '#src/ui/section.tsx';
import { BillingToggle, shownWhen, SWITCHED } from './billing-toggle.tsx';

/** Monthly first; a switch shows yearly prices (specification, section 4). Both are in the table too. */
export function LearningPlans() {
  return (
    <Section id="plans" title={words.plans} intro={words.plansIntro} tone="sunken">
      <div className={`grid gap-8 ${SWITCHED}`}>
        <BillingToggle />
        <div className="grid gap-5 md:grid-cols-3">
          {learningPlans.map((plan) => (
            <PlanCard
              key={plan.name}
              {...plan}
              badge={plan.highlighted === true ? words.highlight : undefined}
              pricing={<LearningPrice plan={plan} />}
              action={
                <Link
                  to={plan.cta.to}
                  className={buttonStyle(plan.highlighted === true ? 'main' : 'quiet')}
                >
                  {plan.cta.label}
                </Link>
              }
            />
          ))}
        </div>
        <p className="text-sm text-muted">{words.vat}</p>
      </div>
    </Section>
  );
}

function LearningPrice({ plan: { price, period, yearly } }: { plan: LearningPlan }) {
  if (yearly === undefined) return <Price price={price} period={period} />;
  return (
    <>
      <div className={`grid gap-2 ${shownWhen.monthly}`}>
        <Price price={price} period={period} />
        <p className="text-muted">{words.orYearly}</p>
      </div>
      <div className={`grid gap-2 ${shownWhen.yearly}`}>
        <Price {...yearly} />
        <p className="font-semibold text-safe">{words.saveAmount}</p>
      </div>
    </>
  );
}
