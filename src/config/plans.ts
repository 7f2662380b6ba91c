/** The plans that a visitor can register for without talking to sales. */
const PLAN_IDS = ['individual', 'business', 'free', 'starter', 'professional'] as const;

export type PlanId = (typeof PLAN_IDS)[number];

/** The query parameter of /register that names a plan. */
export const PLAN_PARAM = 'plan';
/** The query parameter of /register that names an audience. Its plan has the same name. */
export const AUDIENCE_PARAM = 'audience';

/** Null for an unknown name, because anyone can edit the URL. */
export function planNamed(name: string | null): PlanId | null {
  return PLAN_IDS.find((id) => id === name) ?? null;
}

/** A free plan has no trial. */
export function isFree(plan: PlanId): boolean {
  return plan === 'individual' || plan === 'free';
}

/** Every user's plan, because billing isn't part of this product yet. */
export const SAMPLE_PLAN = 'starter' satisfies PlanId;

/** When the sample plan renews, in ISO 8601. */
export const PLAN_RENEWS_ON = '2027-07-01';
