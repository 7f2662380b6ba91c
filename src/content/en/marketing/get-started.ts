import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { FaqItem, Testimonial } from '#src/content/types.ts';
import { price } from '../locale.ts';
import { planNames, planPrices } from '../plans.ts';

export const getStartedMeta: PageMeta = {
  title: `Get started, alone or with your team · ${brand.name}`,
  description:
    'Begin on your own for free, with a small team in under 15 minutes, or with the whole organisation. What each costs, and what happens next.',
};

export const getStartedWords = {
  heading: 'Practise on your own, or with your team',
  toLessons: 'Go to your lessons',
  lead: 'Start alone, with a team or with the whole organisation. You can switch later and keep every point and badge.',
  /** Above the cards. */
  audiences: 'Choose a plan',
  steps: 'What happens next',
  terms:
    'Prices are per organisation and exclude VAT. There are no setup fees. <plans>Compare the plans</plans>',
  /** Below the cards, which are those of the game. */
  simulations:
    `Would you like simulations for your team, too? <plans>See ${planNames.starter} and ${planNames.professional}, from ${planPrices.starter}</plans>` as const,
  alone: 'Play on your own, free',
  trial: 'Free on your own. Teams get 14 days free, no\u00A0credit\u00A0card.',
  begin: 'Ready to play?',
} as const;

/** The prices are those of the pricing page and, for simulations, of the landing page. */
export const waysIn = [
  {
    title: 'Individual',
    price: 'Free',
    period: 'for good, no card',
    text: 'For individuals, such as freelancers and job seekers.',
    features: [
      'The whole training game',
      'Points, badges and your own statistics',
      'Every lesson, at your own pace',
    ],
    label: 'Start free',
    to: paths.signUpIndividual,
  },
  {
    title: 'Business',
    price: price(49),
    period: 'per month',
    text: 'For a small business of up to 25 people.',
    features: [
      'The game, set up in under 15 minutes',
      'Leaderboards and a weekly summary',
      'Email support',
    ],
    label: 'Start Free Trial',
    to: paths.signUpBusiness,
    highlighted: true,
    badge: 'For teams',
  },
  {
    title: 'Enterprise',
    price: 'Custom',
    period: 'quoted for your size',
    text: 'For a large organisation, with no limit on users.',
    features: ['The game and simulations', 'SSO, SCIM and API', 'Over 20 languages'],
    label: 'Talk to sales',
    to: paths.contactSales,
  },
] as const;

export const nextSteps = [
  {
    number: 1,
    title: 'Create your account',
    description: 'Your name, your email and a password.',
    colour: 'tide',
  },
  {
    number: 2,
    title: 'Confirm your email',
    description: 'Enter the six-digit code that we send you.',
    colour: 'tide',
  },
  {
    number: 3,
    title: 'Add an authenticator',
    description:
      'Scan a QR code with any authenticator app, so that a stolen password isn’t enough.',
    colour: 'tide',
  },
  {
    number: 4,
    title: 'Play the first round',
    description:
      'Open your lessons and judge your first six messages. It takes about three minutes.',
    colour: 'tide',
  },
] as const;

export const getStartedTestimonials: readonly Testimonial[] = [
  {
    quote: 'Five minutes from the first click to the first badge, authenticator included.',
    author: 'Chloe Bennett',
    role: 'Graduate, looking for work',
    image: 'CB',
    sample: true,
  },
  {
    quote: 'I invited everyone on Thursday evening. On Friday they were comparing scores.',
    author: 'Imran Qureshi',
    role: 'Owner, lettings agency',
    image: 'IQ',
    sample: true,
  },
  {
    quote: 'Our rollout plan fitted on one page. We’ve kept to it.',
    author: 'Sofia Lindqvist',
    role: 'Programme manager, retailer',
    image: 'SL',
    sample: true,
  },
];

export const getStartedFaq: readonly FaqItem[] = [
  {
    id: 'faq-authenticator',
    question: 'Why do I need an authenticator app?',
    answer:
      'Because passwords get phished. With an authenticator, a stolen one isn’t enough to get in.',
  },
  {
    id: 'faq-google',
    question: 'Can I use my Google account?',
    answer: 'Yes, wherever you see the Google button. Google then looks after your second step.',
  },
  {
    id: 'faq-age',
    question: 'Is there a minimum age?',
    answer: 'You must be at least 16 years old to have an account.',
  },
];
