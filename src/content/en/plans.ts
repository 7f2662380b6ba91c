import type { PlanId } from '#src/config/plans.ts';
import { price } from './locale.ts';

/** As on the cards of the landing and pricing pages. */
export const planNames: Record<PlanId, string> = {
  individual: 'Individual',
  business: 'Business',
  free: 'Free',
  starter: 'Starter',
  professional: 'Professional',
};

const perMonth = (pounds: number) => `${price(pounds)} per month`;

/** In a line, after a name. The cards' prices are their own; a test compares them. */
export const planPrices: Record<PlanId, string> = {
  individual: 'free for good',
  business: perMonth(49),
  free: 'free for good',
  starter: perMonth(99),
  professional: perMonth(299),
};

/** The features of the landing page's Starter plan, which is also the dashboard's sample. */
export const starterFeatures = [
  'Up to 25 users',
  'Simulations by email and SMS',
  'Automatic micro-training',
  'Team dashboard',
] as const;

export const chosenPlanWords = {
  /** On /register, with a link to the other plans. */
  free: (plan: string) =>
    `<b>${plan}</b> plan: free for good, no card. <change>Change plan</change>` as const,
  trial: (plan: string) =>
    `<b>${plan}</b> plan: 14 days free, no card. <change>Change plan</change>` as const,
  /** In the dashboard’s overview, below the plan’s name. */
  fromBillingOn: 'It’s yours once billing opens. Nothing has been charged.',
  /** On the subscription screen, inside the sample plan: the chosen plan, and what happens next. */
  youChose: (plan: string, price: string) => `You chose <b>${plan}</b>, ${price}` as const,
  nextFree: 'It replaces this sample plan when billing opens, and costs nothing.',
  nextPaid:
    'It replaces this sample plan when billing opens, and starts with 14 days free. Nothing has been charged.',
  /** To the list of plans below it. */
  changeChosen: 'Choose another plan',
} as const;
