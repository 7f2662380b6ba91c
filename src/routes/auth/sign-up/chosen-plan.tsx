import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenPlanWords as words, planNames } from '#content/plans.ts';
import { isFree, PLAN_PARAM, planNamed, type PlanId } from '#src/config/chosen-plan.ts';
import { keepChosenPlan } from '#src/services/user-pool/kept-plan.ts';

/** The plan in the link to this page. Stored for the Subscription screen. */
export function useChosenPlan(): PlanId | null {
  const [query] = useSearchParams();
  const plan = planNamed(query.get(PLAN_PARAM));
  useEffect(() => {
    if (plan !== null) keepChosenPlan(plan);
  }, [plan]);
  return plan;
}

export function ChosenPlan({ plan }: { plan: PlanId }) {
  return (
    <>
      <strong className="font-semibold text-text">{planNames[plan]}</strong>{' '}
      {isFree(plan) ? words.free : words.trial}
    </>
  );
}
