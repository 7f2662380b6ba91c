import type { PlanId } from './chosen-plan.ts';

/** Everybody's plan, since billing isn't part of this product yet. */
export const SAMPLE_PLAN: PlanId = 'starter';

/** When it renews. ISO 8601. */
export const PLAN_RENEWS_ON = '2027-07-01';
