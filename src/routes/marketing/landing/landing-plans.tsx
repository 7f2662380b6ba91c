import { landingPlans } from '#content/marketing/plans.ts';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { Price } from '#src/ui/price.tsx';
import { PlanAction } from '../pricing/plan-action.tsx';

export function LandingPlans() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {landingPlans.map((plan) => (
        <PlanCard
          key={plan.name}
          {...plan}
          pricing={<Price price={plan.price} period={plan.period} />}
          action={<PlanAction plan={plan} />}
        />
      ))}
    </div>
  );
}
