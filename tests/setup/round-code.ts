/**
 * Of a round with four kinds of lesson (`EACH_LESSON` in e2e/fixtures/round.ts), whose first message is a genuine chat with a
 * link, and whose second is a phish with at least 13 cues. It has three phish.
 */
export const ROUND = 'qsbbb';
