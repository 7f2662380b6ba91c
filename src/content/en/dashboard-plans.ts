import type { PlanId } from '#src/config/plans.ts';
import { price } from './locale.ts';
import { enterprisePlan } from './marketing/plans.ts';
import { planNames, planPrices } from './plans.ts';

interface OfferedPlan {
  id: PlanId | 'enterprise';
  name: string;
  /** Who it’s for, and what it adds to the plan before it. */
  description: string;
  /** How they're sent. Null if the plan has none. */
  simulations: string | null;
  price: string;
  users: string;
}

/** Every plan by price, those of /pricing and those of the landing page. Free and Individual are the same plan. */
export const offeredPlans: readonly OfferedPlan[] = [
  {
    id: 'individual',
    name: `${planNames.individual} (free)`,
    description: 'The game, for one person.',
    simulations: null,
    price: price(0),
    users: 'One user',
  },
  {
    id: 'business',
    name: planNames.business,
    description: 'The game for one team, with leaderboards.',
    simulations: null,
    price: planPrices.business,
    users: 'Up to 25 users',
  },
  {
    id: 'starter',
    name: planNames.starter,
    description: 'Simulations, too, with a lesson for anyone who’s caught.',
    simulations: 'Simulations by email and SMS',
    price: planPrices.starter,
    users: 'Up to 25 users',
  },
  {
    id: 'professional',
    name: planNames.professional,
    description: 'For several departments, with risk scores and roles.',
    simulations: 'Simulations by email, SMS and chat',
    price: planPrices.professional,
    users: 'Up to 100 users',
  },
  {
    id: 'enterprise',
    name: enterprisePlan.name,
    description: 'For the whole organisation, with SSO and compliance reports.',
    simulations: 'Simulations by email, SMS and chat',
    price: 'Custom price',
    users: 'Unlimited users',
  },
];
