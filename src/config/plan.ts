/** Every user's plan, because billing isn't part of this product yet. */
export const SAMPLE_PLAN = 'starter';

/** ISO 8601. */
export const PLAN_RENEWS_ON = '2027-07-01';
