import { brand } from '#src/config/brand.ts';
import { pricedWithSimulations, registerFor } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { FaqItem, Plan, Testimonial } from '#src/content/types.ts';
import { price } from '../locale.ts';
import { planNames } from '../plans.ts';
import { enterprisePlan } from './plans.ts';
import { sharedWords } from './shared.ts';

export const pricingMeta: PageMeta = {
  title: `Pricing: free, ${price(49)} a month, or custom · ${brand.name}`,
  description: `Free for one person, ${price(49)} a month or ${price(468)} a year for a team of up to 25, custom for enterprises. 14 days free, no credit card.`,
};

export const pricingWords = {
  heading: `Free for one\u00A0person, ${price(49)}\u00A0a\u00A0month for a team`,
  trial: '14-day free trial on all plans, no credit card.',
  /** Below the lead. */
  facts: [
    `Simulations from ${price(99)} a month`,
    'There are no setup fees',
    'Cancel any time',
    'Prices exclude VAT',
  ],
  plans: 'Game plans',
  monthly: 'Monthly',
  yearly: 'Yearly',
  toggle: 'Pay yearly',
  save: 'Save 20%',
  saveAmount: `Save ${price(120)}/year`,
  monthlyEquivalent: `That’s ${price(39)} a month.`,
  /** On the card that the chooser marks. */
  fits: { individual: 'For one person', business: 'For teams', enterprise: 'With simulations' },
  comparison: 'Compare the game plans',
  comparisonTable: 'The plans side by side',
  corner: 'What you get',
  yes: 'Yes',
  no: 'No',
  sales: 'More than 100 people?',
  salesText: 'Tell us how many you have, and we’ll send you a quote for Enterprise.',
  talk: 'Talk to sales',
} as const;

type PricingPlanId = 'individual' | 'business' | 'enterprise';

interface PlanChoice {
  plan: PricingPlanId;
  label: string;
  answer: string;
  /** The link of its answer. */
  next: { label: string; to: string };
}

export const planChooser = {
  question: 'Who is it for?',
  /** Chosen until the visitor chooses. */
  first: 'business',
  choices: [
    {
      plan: 'individual',
      label: 'Just me',
      answer: 'Individual: the whole game, free.',
      next: { label: 'Start free', to: registerFor('individual') },
    },
    {
      plan: 'business',
      label: 'A team that practises together',
      answer: `Business: ${price(49)} a month for up to 25 people.`,
      next: { label: sharedWords.startFreeTrial, to: registerFor('business') },
    },
    {
      plan: 'enterprise',
      label: 'A team that gets simulations, too',
      answer: 'Starter for up to 25 people, Professional for up to 100, Enterprise for more.',
      next: { label: 'See plans with simulations', to: pricedWithSimulations },
    },
  ] satisfies readonly PlanChoice[],
} as const;

export interface PricingPlan extends Plan {
  id: PricingPlanId;
  /** A month's price; undefined if it is on request. */
  pounds?: number;
  /** Below the price. */
  priceNote: string;
  /** In place of price, period and note when paid by the year. */
  yearly?: { price: string; period: string };
}

/** The plans of /pricing (docs/product, Pricing). */
export const pricingPlans: readonly PricingPlan[] = [
  {
    id: 'individual',
    name: planNames.individual,
    pounds: 0,
    price: 'Free',
    priceNote: 'for good, no card',
    description: 'For one person who wants to practise.',
    features: ['One user', 'The whole training game', 'Points, badges and your own statistics'],
    cta: { label: 'Start free', to: registerFor('individual') },
  },
  {
    id: 'business',
    name: planNames.business,
    pounds: 49,
    price: price(49),
    priceNote: `per month, or\u00A0${price(468)}\u00A0per\u00A0year`,
    yearly: { price: price(468), period: 'per year' },
    description: 'For a team that wants to practise together.',
    features: [
      'Up to 25 users',
      'Leaderboards between teams',
      'Team progress and weekly summary',
      'Email support',
    ],
    cta: { label: 'Start Free Trial', to: registerFor('business') },
    highlighted: true,
  },
  {
    ...enterprisePlan,
    priceNote: 'quoted for your size',
  },
];

export const comparisonColumns = [planNames.individual, planNames.business, enterprisePlan.name];

type Cell = string | boolean;

/** The cells are those of Individual, Business and Enterprise. */
function row(label: string, ...cells: [Cell, Cell, Cell]) {
  return { label, cells };
}

export const comparisonRows = [
  row('Price, paid monthly', 'Free', `${price(49)} per month`, 'Custom'),
  row('Price, paid yearly', 'Free', `${price(468)} per year`, 'Custom'),
  row('Users', '1', 'Up to 25', 'Unlimited'),
  row('The whole game, with points and badges', true, true, true),
  row('Leaderboards between teams', false, true, true),
  row('Team progress and weekly summary', false, true, true),
  row('Simulations', false, false, 'By email, SMS and chat'),
  row('SSO, SCIM and API', false, false, true),
  row('Over 20 languages', false, false, true),
  row('Compliance reports', false, false, true),
  row('Payment', 'None', 'Card or ACH', 'Card, ACH or invoice'),
  // Before launch: 24/7 support for Enterprise needs people at night and at weekends.
  row('Support', 'Guides', 'Email', 'Email and phone, 24/7'),
];

export const pricingTestimonials: readonly Testimonial[] = [
  {
    quote:
      'I started with the free plan on a Sunday. By Friday I’d asked my boss for the team plan.',
    author: 'Ellie Watson',
    role: 'Bookkeeper',
    image: 'EW',
    sample: true,
  },
  {
    quote: 'It costs less than our coffee, and people talk about it at the coffee machine.',
    author: 'Dan Murphy',
    role: 'Director, architects’ office',
    image: 'DM',
    sample: true,
  },
  {
    quote: 'The quote was one page with no small print. I rang to ask what was missing.',
    author: 'Ruth Bellamy',
    role: 'Head of procurement, university',
    image: 'RB',
    sample: true,
  },
];

export const pricingFaq: readonly FaqItem[] = [
  {
    id: 'faq-trial',
    question: 'How does the free trial work?',
    answer:
      'You get 14 days on any paid plan, without a credit card. After that you choose a plan, or carry on with a free one. Nothing is charged automatically.',
  },
  {
    id: 'faq-simulations',
    question: 'Can we send simulations to our own people?',
    answer: 'Yes, with Starter, Professional or Enterprise.',
  },
  {
    // Before launch: be able to take cards, ACH and invoices.
    id: 'faq-payment',
    question: 'How can we pay?',
    answer:
      'By the major credit and debit cards or by ACH. Enterprise customers can pay by invoice.',
  },
  {
    id: 'faq-leave',
    question: 'Can we cancel?',
    answer:
      'Yes, at any time. Your plan then runs to the end of the period you’ve paid for. Contact support and we’ll cancel it for you.',
  },
];
