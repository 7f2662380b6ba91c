import type { PlanId } from '#src/config/chosen-plan.ts';

/** As on the cards of the landing and pricing pages. */
export const planNames: Record<PlanId, string> = {
  individual: 'Individual',
  business: 'Business',
  free: 'Free',
  starter: 'Starter',
  professional: 'Professional',
};

/** The features of the landing page's Starter plan, which is also the dashboard's sample. */
export const starterFeatures = [
  'Up to 25 users',
  'Simulations by email and SMS',
  'Automatic micro-training',
  'Team dashboard',
] as const;

export const chosenPlanWords = {
  /** On /register, after the plan's name, with a link to the others. */
  free: 'plan: free for good, no card.',
  trial: 'plan: 14 days free, no card.',
  change: 'Change plan',
  /** In the dashboard, around the plan's name. */
  chosen: 'You chose the',
  chosenEnd: 'plan.',
  chosenNote:
    'Billing isn’t open yet, so nothing has been charged, and the plan shown here is a sample until it is.',
  chosenTrial: 'Your 14 free days begin when billing opens.',
  /** On the subscription screen, above the plan's name. */
  chosenHeading: 'The plan you chose',
  freeForGood: 'free for good',
  trialDays: '14 days free',
  notCharged: 'Billing isn’t open yet, so nothing has been charged.',
  sampleBelow: 'Until billing opens, a sample stands in for your plan: it’s the one below.',
} as const;
