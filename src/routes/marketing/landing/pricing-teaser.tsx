import { gamePlan, landingPlans, pricingTeaser as words } from '#content/marketing/plans.ts';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section } from '#src/ui/section.tsx';
import { PlanStrip } from '../sections/plan-strip.tsx';

export function PricingTeaser() {
  return (
    <Section id="pricing" title={words.title} intro={words.intro} tone="sunken">
      <div className="grid gap-8">
        <div className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {landingPlans.map(({ price, period, ...plan }) => (
              <PlanCard key={plan.id} {...plan} pricing={<Price price={price} period={period} />} />
            ))}
          </div>
          <PlanStrip {...gamePlan} />
        </div>
        <p className="text-muted">{words.note}</p>
      </div>
    </Section>
  );
}
