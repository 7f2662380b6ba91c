import { SAMPLE_PLAN } from '#src/config/plan.ts';
import { paths, pricedWithSimulations, registerFor } from '#src/config/paths.ts';
import type { Plan } from '#src/content/types.ts';
import { price } from '../locale.ts';
import { planNames, starterFeatures } from '../plans.ts';

/** What the two price lists have to do with each other; on both pages that have one. */
export const planKinds = {
  heading: 'Two kinds of plan',
  text: 'The game on its own, or with simulations. Enterprise has both.',
  here: 'Shown below',
  kinds: [
    {
      id: 'game',
      name: 'Game plans',
      text: 'Your people play the training game.',
      prices: `Free for one person, ${price(49)} a month for up to 25.`,
      link: 'See game plans',
      to: paths.pricing,
    },
    {
      id: 'simulations',
      name: 'Plans with simulations',
      text: 'The game, plus simulations: harmless phish sent to your inboxes.',
      prices: `Free for one person, ${price(99)} a month for up to 25, ${price(299)} for up to 100.`,
      link: 'See plans with simulations',
      to: pricedWithSimulations,
    },
  ],
} as const;

export type PlanKind = (typeof planKinds)['kinds'][number]['id'];

/** For signed-in visitors. */
export const currentPlanWords = {
  before: `You’re on ${planNames[SAMPLE_PLAN]}, one of the plans with simulations: a sample until billing opens.`,
  link: 'See your subscription',
} as const;

/** In place of the buttons that start a trial; the end, with the plan’s name, is for screen readers. */
export const switchPlan = {
  label: 'Switch plan',
  to: 'to',
  current: 'Your plan (a sample)',
} as const;

/** The same plan in both lists. */
export const enterprisePlan: Plan = {
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
};

/** The plans of the landing page (docs/product.md, Pricing): the game, and simulations sent to a team. */
export const landingPlans: readonly Plan[] = [
  {
    name: planNames.free,
    price: price(0),
    description: 'The game, plus simulations sent to you.',
    features: [
      'One person, no team access',
      'The whole training game',
      'Five simulations a month to yourself',
    ],
    cta: { label: 'Start free', to: registerFor('free') },
  },
  {
    name: planNames.starter,
    price: price(99),
    period: 'per month',
    description: 'The game and simulations, for one team.',
    features: starterFeatures,
    cta: { label: 'Start Free Trial', to: registerFor('starter') },
  },
  {
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
  enterprisePlan,
];

export const pricingTeaser = {
  title: 'Plans and prices',
  intro: 'Train your people, and send them harmless phish to practise on.',
  note: 'Prices are per organisation, without VAT. There are no setup fees.',
  trial: 'Every paid plan is free for 14 days, without a credit card.',
} as const;
