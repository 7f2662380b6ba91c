/** The day the plan renews, the same for everybody: billing is not part of this product yet. ISO 8601. */
export const PLAN_RENEWS_ON = '2027-07-01';
