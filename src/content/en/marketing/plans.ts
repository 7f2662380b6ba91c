import type { PlanId } from '#src/config/plans.ts';
import { paths, pricedWithSimulations, registerFor } from '#src/config/paths.ts';
import type { Plan } from '#src/content/types.ts';
import { price } from '../locale.ts';
import { planNames, starterFeatures } from '../plans.ts';

/** The same plan in both lists. */
export const enterprisePlan = {
  id: 'enterprise',
  name: 'Enterprise',
  price: 'Custom',
  description: 'The game and simulations, for the whole organisation.',
  features: [
    'Unlimited users',
    'Simulations by email, SMS and chat',
    'SSO, SCIM and API',
    'Over 20 languages',
    'Compliance reports',
  ],
  cta: { label: 'Talk to sales', to: paths.contactSales },
} satisfies Plan;

/** The plans of the landing page (docs/product, Pricing): the game, and simulations sent to a team. */
export const landingPlans: readonly Plan[] = [
  {
    id: 'free',
    name: planNames.free,
    price: price(0),
    period: 'for one person',
    description: 'The game, no team access.',
    features: ['One user', 'The whole training game', 'Points, badges and your own statistics'],
    cta: { label: 'Start free', to: registerFor('free') },
  },
  {
    id: 'starter',
    name: planNames.starter,
    price: price(99),
    period: 'per month',
    description: 'The game and simulations, for one team.',
    features: starterFeatures,
    cta: { label: 'Start Free Trial', to: registerFor('starter') },
  },
  {
    id: 'professional',
    name: planNames.professional,
    price: price(299),
    period: 'per month',
    description: 'The game and simulations, for several departments.',
    features: [
      'Up to 100 users',
      'Simulations by email, SMS and chat',
      'Risk scores and roles',
      'Reporting plugin',
    ],
    cta: { label: 'Try Free for 14 Days', to: registerFor('professional') },
    badge: 'Recommended',
    highlighted: true,
  },
  { ...enterprisePlan, period: 'for your size' },
];

/** The other price list, in a line below the cards of this one. */
export interface OtherPlans {
  title: string;
  text: string;
  plans: readonly { id: PlanId; plan: string }[];
  to: string;
  see: string;
}

/** Below the game's plans. */
export const simulationPlans: OtherPlans = {
  title: 'With simulations, too',
  text: 'The game, and harmless phish sent to your team.',
  plans: [
    { id: 'starter', plan: `${planNames.starter}, up to 25 people` },
    { id: 'professional', plan: `${planNames.professional}, up to 100 people` },
  ],
  to: pricedWithSimulations,
  see: 'See these plans',
};

/** Below the plans with simulations. */
export const gamePlan: OtherPlans = {
  title: 'The game alone',
  text: 'Without simulations, for a team.',
  plans: [{ id: 'business', plan: `${planNames.business}, up to 25 people` }],
  to: paths.pricing,
  see: 'See game plans',
};

export const pricingTeaser = {
  title: 'Plans and prices',
  intro: 'In the game, people judge samples. Simulations are harmless phish in their own inbox.',
  note: 'Prices are per organisation and exclude VAT.',
} as const;
