import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenPlanWords as words, planNames } from '#content/plans.ts';
import { AUDIENCE_PARAM, isFree, PLAN_PARAM, planNamed, type PlanId } from '#src/config/plans.ts';
import { plansOnOffer, pricedWithSimulations } from '#src/config/paths.ts';
import { keepChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { bold, LinkedText } from '#src/ui/linked-text.tsx';

/** The plan or the audience in the link to this page. Stored for the Subscription screen. */
export function useChosenPlan(): PlanId | null {
  const [query] = useSearchParams();
  const plan = planNamed(query.get(PLAN_PARAM) ?? query.get(AUDIENCE_PARAM));
  useEffect(() => {
    if (plan !== null) keepChosenPlan(plan);
  }, [plan]);
  return plan;
}

/** The other plans of the page that the visitor chose from. */
const OFFERED_AT: Record<PlanId, string> = {
  individual: plansOnOffer,
  business: plansOnOffer,
  free: pricedWithSimulations,
  starter: pricedWithSimulations,
  professional: pricedWithSimulations,
};

/** In place of the intro, as long as that, so that nothing moves. */
export function ChosenPlan({ plan }: { plan: PlanId }) {
  return (
    <span className="text-text">
      <LinkedText
        text={(isFree(plan) ? words.free : words.trial)(planNames[plan])}
        tags={{ b: bold, change: { to: OFFERED_AT[plan] } }}
      />
    </span>
  );
}
