import type { PlanId } from '#src/config/chosen-plan.ts';
import { registerFor } from '#src/config/paths.ts';
import type { Plan } from '#src/content/types.ts';
import { price } from './locale.ts';
import { landingPlans } from './marketing/plans.ts';
import { planNames } from './plans.ts';

type OfferedPlan = Omit<Plan, 'features' | 'badge' | 'highlighted'>;

/** The plans of /pricing, which have the game without simulations. */
const business: OfferedPlan = {
  name: planNames.business,
  price: price(49),
  period: 'per month',
  description: 'The game without simulations, for one team.',
  cta: { label: 'Start Free Trial', to: registerFor('business') },
};
const individual: OfferedPlan = {
  name: planNames.individual,
  price: price(0),
  period: 'for one person',
  description: 'The game for one person, no team access.',
  cta: { label: 'Start free', to: registerFor('individual') },
};

/** Every plan by price. Free and Individual are the same plan, so only one of them is listed. */
export function offeredPlans(chosen: PlanId | null): readonly OfferedPlan[] {
  return landingPlans.flatMap((plan): OfferedPlan[] =>
    plan.name === planNames.free ? [chosen === 'individual' ? individual : plan, business] : [plan],
  );
}
