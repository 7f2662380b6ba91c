import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { FaqItem, Plan, Testimonial } from '#src/content/types.ts';

export const pricingMeta: PageMeta = {
  title: `Pricing: free, £49 a month, or custom · ${brand.name}`,
  description:
    'Learning plans: free for one person, £49 a month or £468 a year for a team of up to 25, custom for enterprises. 14 days free, no credit card.',
};

export const pricingWords = {
  heading: 'Pricing that fits on one page',
  lead: '14-day free trial on all plans. No credit card, no setup fees, and you can leave whenever you like. What is free for one person stays free.',
  plans: 'Learning plans',
  plansIntro:
    'The training game for you or your team: every lesson, every badge, every lure to practise on. No simulations are sent to inboxes.',
  monthly: 'Monthly',
  yearly: 'Yearly',
  toggle: 'Pay yearly',
  save: 'Save 20%',
  saveAmount: 'Save £120/year',
  orYearly: 'or £468 per year',
  vat: 'Prices are in pounds sterling, without VAT.',
  highlight: 'For teams',
  comparison: 'Compare the learning plans',
  comparisonTable: 'Learning plans side by side',
  corner: 'What you get',
  yes: 'Yes',
  no: 'No',
  lists: 'Two price lists, and which one you need',
  listsIntro:
    'Learning plans train people inside the game. Campaign plans do that too, and also send simulations to your people’s own inboxes and phones. They are two products; you need only one. Each has a free plan for one person: the game by itself, or the game and five simulations a month to yourself.',
  campaign: 'Campaign plans',
  campaignIntro:
    'The training game, and simulations sent to your own people. Paid plans start with 14 days free; the free plan has no end.',
  campaignNote:
    'Every paid campaign plan includes what the Business learning plan offers, for all of its users. If you move up from a learning plan, you pay only the difference.',
  choices: [
    {
      title: 'A learning plan, if…',
      text: 'you want people to practise in the game, in their own time, with nothing sent to their inboxes. Free for one person; £49 a month for up to 25.',
    },
    {
      title: 'A campaign plan, if…',
      text: 'you also want simulations to reach people’s inboxes and phones. Free to try on yourself; £99 a month for up to 25 users; £299 for up to 100, with chat, risk scores, roles and the reporting plugin.',
    },
    {
      title: 'Enterprise, if…',
      text: 'you need unlimited users, single sign-on, other languages or an invoice. One custom price covers the game and the campaigns.',
    },
  ],
  sales: 'More than 100 people, or a question about procurement?',
  salesText:
    'Enterprise is priced by size and rollout. Tell us how many people you have, and we will answer with a figure.',
  talk: 'Talk to sales',
} as const;

export interface LearningPlan extends Plan {
  /** In place of price and period when paid by the year. */
  yearly?: { price: string; period: string };
}

/** The learning plans (specification, section 9: the plans on the pricing page). */
export const learningPlans: readonly LearningPlan[] = [
  {
    name: 'Individual',
    price: 'Free',
    description: 'For one person who wants to practise in the game only.',
    features: ['One user', 'The whole training game', 'Points, badges and your own statistics'],
    cta: { label: 'Start free', to: paths.signUpIndividual },
  },
  {
    name: 'Business',
    price: '£49',
    period: 'per month',
    yearly: { price: '£468', period: 'per year' },
    description: 'For a team that wants to practise together.',
    features: [
      'Up to 25 users',
      'Leaderboards between teams',
      'Team progress and weekly summary',
      'Email support',
    ],
    cta: { label: 'Start free trial', to: paths.signUpBusiness },
    highlighted: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    description: 'For the whole organisation, campaigns included.',
    features: [
      'Unlimited users',
      'SSO, SCIM and API',
      'Over 20 languages',
      // Before launch: have somebody who answers Enterprise customers day and night.
      'A named contact, day and night',
    ],
    cta: { label: 'Talk to sales', to: paths.contactSales },
  },
];

export const comparisonRows = [
  { label: 'Price, paid monthly', cells: ['Free', '£49 per month', 'Custom'] },
  { label: 'Price, paid yearly', cells: ['Free', '£468 per year', 'Custom'] },
  { label: 'Users', cells: ['1', 'Up to 25', 'Unlimited'] },
  { label: 'Training game', cells: [true, true, true] },
  { label: 'Points and badges', cells: [true, true, true] },
  { label: 'Team leaderboards', cells: [false, true, true] },
  { label: 'Team progress', cells: [false, true, true] },
  {
    label: 'Simulations to your own inboxes',
    cells: ['With a campaign plan', 'With a campaign plan', true],
  },
  { label: 'SSO, SCIM and API', cells: [false, false, true] },
  { label: 'Compliance reports', cells: [false, false, true] },
  { label: 'Payment', cells: ['None', 'Card or ACH', 'Card, ACH or invoice'] },
  // Before launch: 24/7 support for Enterprise needs people at night and at weekends.
  {
    label: 'Support',
    cells: ['Guides', 'Email, within two working days', 'A named contact, 24/7'],
  },
] as const;

export const pricingTestimonials: readonly Testimonial[] = [
  {
    quote:
      'I began with the free plan on a Sunday. By Friday I had asked my boss for the team plan.',
    author: 'Ellie Watson',
    role: 'Bookkeeper',
    image: 'EW',
    sample: true,
  },
  {
    quote: 'Less than our coffee costs, and people talk about it beside the same machine.',
    author: 'Dan Murphy',
    role: 'Director, architects’ office',
    image: 'DM',
    sample: true,
  },
  {
    quote: 'A quote on one page, with nothing in small print. I rang to ask what was missing.',
    author: 'Ruth Adeyemi',
    role: 'Head of procurement, university',
    image: 'RA',
    sample: true,
  },
];

export const pricingFaq: readonly FaqItem[] = [
  {
    id: 'faq-trial',
    question: 'How does the free trial work?',
    answer:
      'You have 14 days on any paid plan, without a credit card. When they are over you choose a plan, or carry on with a free one. Nothing is charged automatically.',
  },
  {
    id: 'faq-two-lists',
    question: 'Why are there prices of £49, £99 and £299?',
    answer:
      'They belong to two products. £49 a month is a learning plan: the training game for up to 25 people. £99 and £299 are campaign plans for up to 25 and up to 100 people, which also send simulations to their own inboxes and phones.',
  },
  {
    id: 'faq-yearly',
    question: 'What does paying yearly save?',
    answer:
      'The Business plan is £468 a year in place of 12 times £49, which is £588. You save £120 a year, or about 20%.',
  },
  {
    // Before launch: be able to take cards, ACH and invoices.
    id: 'faq-payment',
    question: 'How can we pay?',
    answer:
      'By the major credit and debit cards or by ACH. Enterprise customers can pay by invoice.',
  },
  {
    // Before launch: have somebody who helps with setting up, for nothing.
    id: 'faq-fees',
    question: 'Are there setup fees?',
    answer: 'No. No setup fees on any plan, and help with setting up is included.',
  },
  {
    id: 'faq-leave',
    question: 'Can we cancel?',
    answer:
      'At any time; your plan then runs to the end of the period that you have paid for. Write to support and we will do it for you. You can export your results first.',
  },
];
