import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { FaqItem, Testimonial } from '#src/content/types.ts';

export const getStartedMeta: PageMeta = {
  title: `Get started as a person, team or firm · ${brand.name}`,
  description:
    'Choose how you want to begin: on your own for free, with a small team in under 15 minutes, or with the whole organisation and a person to help.',
};

export const getStartedWords = {
  heading: 'Where do you want to begin?',
  lead: 'Three ways in. You can switch later without losing what you have earned.',
  audiences: 'Choose your way in',
  steps: 'What happens next',
  pricing: 'Prices first? Both lists are on one page.',
  seePricing: 'See pricing',
} as const;

export const waysIn = [
  {
    title: 'Individuals',
    text: 'Free, for one person. An email address and an authenticator app are all it takes.',
    label: 'Sign up on your own',
    to: paths.signUpIndividual,
  },
  {
    title: 'Small business',
    text: 'Up to 25 people. Try a team plan for 14 days without a credit card.',
    label: 'Sign up your team',
    to: paths.signUpBusiness,
  },
  {
    title: 'Enterprise',
    text: 'Unlimited users, SSO and SCIM, and somebody who plans the rollout with you.',
    label: 'Talk to sales',
    to: paths.contactSales,
  },
] as const;

export const nextSteps = [
  {
    number: 1,
    title: 'Create your account',
    description:
      'Your name, your email and a password: at least 8 characters, with a lower-case letter, an upper-case letter and a special character.',
    colour: 'accent',
  },
  {
    number: 2,
    title: 'Confirm your email',
    description: 'We send a six-digit code. Enter it to show that the address is yours.',
    colour: 'tide',
  },
  {
    number: 3,
    title: 'Add an authenticator',
    description:
      'Scan a QR code with any authenticator app. From then on a stolen password alone does not open your account.',
    colour: 'safe',
  },
  {
    number: 4,
    title: 'Play the first round',
    description: 'Open the learning site and sort your first ten messages.',
    colour: 'ink',
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
    quote: 'I invited everybody on Thursday evening. On Friday they were comparing scores.',
    author: 'Imran Qureshi',
    role: 'Owner, lettings agency',
    image: 'IQ',
    sample: true,
  },
  {
    quote: 'The rollout plan fitted on a page, and it was our page, not theirs.',
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
      'Because a password can be phished. With an authenticator, a stolen password alone does not open your account. Every account with a password needs one; until it is added the account stays closed.',
  },
  {
    id: 'faq-google',
    question: 'Can I use my Google account?',
    answer: 'Yes, where the button is shown. Your second factor is then Google’s, not ours.',
  },
  {
    id: 'faq-age',
    question: 'Is there a minimum age?',
    answer: 'You must be at least 16 years old to have an account.',
  },
];
