import { simulationPlans } from '#content/marketing/plans.ts';
import {
  pricingPlans,
  pricingWords as words,
  type PricingPlan,
} from '#content/marketing/pricing.ts';
import { classNames } from '#src/ui/class-names.ts';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section } from '#src/ui/section.tsx';
import { PlanStrip } from '../sections/plan-strip.tsx';
import { BillingToggle } from './billing-toggle.tsx';

/** Shows monthly prices, or yearly ones with a switch (docs/product, Pricing). The table has both. */
export function PlanCards() {
  return (
    <Section id="plans" title={words.plans} beside={<BillingToggle />} tone="sunken">
      <div className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-3">
          {pricingPlans.map((plan) => (
            <div key={plan.id} className={`${CARD} card-${plan.id}`}>
              <PlanCard {...plan} pricing={<PlanPrice plan={plan} />} />
            </div>
          ))}
        </div>
        <PlanStrip {...simulationPlans} />
      </div>
    </Section>
  );
}

const CARD = 'row-span-5 grid grid-rows-subgrid rounded-lg';

function PlanPrice({ plan: { id, price, priceNote, yearly } }: { plan: PricingPlan }) {
  return (
    <div className="grid content-start">
      <div className={yearly && 'when-monthly'}>
        <Price price={price} period={priceNote} />
      </div>
      {yearly && (
        <div className="when-yearly">
          <Price {...yearly} />
          <p className="flex flex-wrap gap-x-2">
            <span className="font-semibold text-safe">{words.saveAmount}</span>
            <span className="text-muted">{words.monthlyEquivalent}</span>
          </p>
        </div>
      )}
      <Mark text={words.fits[id]} className={`if-${id}`} />
    </div>
  );
}

/** On the upper edge of the one card that is outlined (choices.css). */
function Mark({ text, className }: { text: string; className?: string }) {
  return (
    <p
      className={classNames(
        'absolute -top-3.5 start-5 rounded-full border border-tide bg-raised px-2.5 py-0.5 text-sm leading-snug font-semibold',
        className,
      )}
    >
      {text}
    </p>
  );
}
