import type { PlanId } from './chosen-plan.ts';

/** The plan of every user, since billing isn't part of this product yet. */
export const SAMPLE_PLAN: PlanId = 'starter';

/** When it renews. ISO 8601. */
export const PLAN_RENEWS_ON = '2027-07-01';
