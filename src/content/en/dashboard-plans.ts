import type { PlanId } from '#src/config/chosen-plan.ts';
import { price } from './locale.ts';
import { enterprisePlan } from './marketing/plans.ts';
import { planNames, planPrices } from './plans.ts';

interface OfferedPlan {
  id: PlanId | 'enterprise';
  name: string;
  description: string;
  price: string;
  users: string;
}

/** Every plan by price, those of /pricing and those of the landing page. Free and Individual are the same plan. */
export const offeredPlans: readonly OfferedPlan[] = [
  {
    id: 'individual',
    name: `${planNames.individual} (free)`,
    description: 'The game for one person.',
    price: price(0),
    users: 'One user',
  },
  {
    id: 'business',
    name: planNames.business,
    description: 'The game without simulations, for one team.',
    price: planPrices.business,
    users: 'Up to 25 users',
  },
  {
    id: 'starter',
    name: planNames.starter,
    description: 'The game and simulations, for one team.',
    price: planPrices.starter,
    users: 'Up to 25 users',
  },
  {
    id: 'professional',
    name: planNames.professional,
    description: 'The game and simulations, for several departments.',
    price: planPrices.professional,
    users: 'Up to 100 users',
  },
  {
    id: 'enterprise',
    name: enterprisePlan.name,
    description: enterprisePlan.description,
    price: 'Custom price',
    users: 'Unlimited users',
  },
];
