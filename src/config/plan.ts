/** The same renewal date for every user, since billing isn't part of this product yet. ISO 8601. */
export const PLAN_RENEWS_ON = '2027-07-01';
