import { planNamed, type PlanId } from '#src/config/plans.ts';
import { browserStorage } from '#src/lib/web-storage.ts';

export const CHOSEN_PLAN_KEY = 'app.plan';

/** Kept until the session ends, so that it survives verification, sign-in and a round trip to Google. */
export function keepChosenPlan(plan: PlanId): void {
  browserStorage.set(CHOSEN_PLAN_KEY, plan);
}

export function keptChosenPlan(): PlanId | null {
  return planNamed(browserStorage.get(CHOSEN_PLAN_KEY));
}
