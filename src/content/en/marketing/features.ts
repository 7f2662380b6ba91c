import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { planNames, planPrices } from '../plans.ts';
import { enterprisePlan } from './plans.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { FaqItem, Testimonial, TitledText } from '#src/content/types.ts';

export const featuresMeta: PageMeta = {
  title: `Features: simulations, game and reports · ${brand.name}`,
  description:
    'Phishing simulations by email, SMS and chat, micro-training, points and badges, risk scores, SSO, SCIM and an API.',
};

export const featuresWords = {
  heading: 'Practice that becomes habit',
  lead: 'Realistic phish to learn from, a game people come back to, and a report for the board.',
  sampleReport: 'Open a sample report',
  plans: 'Each plan adds to the one before',
  /** What each adds, then what it costs and for how many. */
  inPlans: [
    [planNames.individual, 'Lessons, points and badges', '<b>Free</b>, one person'],
    [
      planNames.business,
      'Leaderboards, weekly summary',
      `<b>${planPrices.business}</b>, up to 25 people`,
    ],
    [
      planNames.starter,
      'Simulations by email and SMS',
      `<b>${planPrices.starter}</b>, up to 25 people`,
    ],
    [
      planNames.professional,
      'Chat, risk scores, roles, plugin',
      `<b>${planPrices.professional}</b>, up to 100 people`,
    ],
    [
      enterprisePlan.name,
      'SSO, languages, compliance',
      `<b>${enterprisePlan.price}</b>, any number`,
    ],
  ],
  prices: 'Compare the plans',
  badges: 'The standards we build to',
  // Before launch: name what you hold, and have the certificates to show.
  certificates: 'We don’t hold any certificates yet.',
  assurance: 'Answers for your auditors',
  compliance: 'Compliance',
  integrations: 'Integrations',
  security: 'Security',
};

export interface FeatureGroup {
  id: string;
  title: string;
  intro: string;
  features: readonly TitledText[];
}

/** The 14 features, grouped by activity; four of the groups have a picture. */
export const featureGroups = {
  receive: {
    id: 'receive',
    title: 'Spot the fake one',
    intro: 'Simulations arrive on an ordinary day, between the rota and the lunch plans.',
    features: [
      {
        title: 'Email simulations',
        text: 'Invoices, shared documents, password resets, each rated on the NIST Phish Scale.',
      },
      {
        title: 'SMS simulations',
        text: 'Parcels, banks and “Hi Mum”, read on the move.',
      },
      {
        title: 'Chat simulations',
        text: 'An impostor in your team chat.',
      },
      {
        title: 'Reporting plugin',
        text: 'One button in the email app. Anything that isn’t ours goes straight to your security contact.',
      },
    ],
  },
  learn: {
    id: 'learn',
    title: 'Learn from the one that got you',
    intro: 'A mistake costs half a minute and teaches one thing.',
    features: [
      {
        title: 'Micro-training',
        text: 'Anyone who fails a simulation automatically gets a lesson of at most 40 words.',
      },
      // Before launch: count the languages; they are also claimed on /, /pricing and /solutions.
      {
        title: 'Over 20 languages',
        text: 'On Enterprise, lures and lessons come in the language of each office.',
      },
    ],
  },
  play: {
    id: 'play',
    title: 'Play for your team',
    intro: 'Something to play for, and to discuss on Monday.',
    features: [
      {
        title: 'Points',
        text: 'For reporting a phish and saying what gave it away.',
      },
      {
        title: 'Badges',
        text: 'For skills that last, such as ringing back on a known number.',
      },
      {
        title: 'Leaderboards',
        text: 'Between teams, never by name.',
      },
    ],
  },
  decide: {
    id: 'decide',
    title: 'See what’s improving, and show it',
    intro: 'See what to practise, and give the board one page.',
    features: [
      {
        title: 'Risk scoring',
        text: 'From 1 to 100, by team and type of lure; 100 is worst. Reporting brings it down.',
      },
      {
        title: 'Analytics dashboards',
        text: 'How many report, how soon, and which cues are missed, week by week.',
      },
      {
        title: 'Compliance reports',
        text: 'Who trained, when and on what, as PDF or CSV, with results as totals.',
      },
    ],
  },
  run: {
    id: 'run',
    title: 'Less work for IT',
    intro: 'Your directory already knows who joins and who leaves.',
    features: [
      {
        title: 'Role-based access control',
        text: 'Administrators, campaign managers, team leads and learners see what they need and no more.',
      },
      {
        title: 'SSO, SCIM and API',
        text: 'No second password to remember, and no second list of names.',
      },
    ],
  },
} as const satisfies Record<string, FeatureGroup>;

/** Each with the page that shows what there is to it. */
export const trustBadges = [
  { name: 'WCAG 2.2 AA', text: 'What we tested, and what not', to: paths.accessibility },
  { name: 'security.txt', text: 'How to report a weakness', to: paths.securityPolicy },
  { name: 'UK GDPR', text: 'What we do with your data', to: paths.privacy },
] as const;

export const compliancePoints: readonly TitledText[] = [
  {
    title: 'Evidence by policy',
    text: 'Tie a campaign to a clause of your policy, and the report shows how many took part.',
  },
  {
    title: 'No more data than it takes',
    text: 'A name, a work email and results, which managers see as totals.',
  },
  {
    title: 'Kept as long as you say',
    text: 'You choose how long. After that only the totals remain.',
  },
];

export const integrationPoints: readonly TitledText[] = [
  {
    title: 'Directory',
    text: 'SAML or OpenID Connect to sign in, SCIM for joiners and leavers.',
  },
  {
    title: 'Email and chat',
    text: 'An administrator installs the plugin and the chat app, once for everyone.',
  },
  {
    title: 'API and export',
    text: 'Results as JSON or CSV, for your own dashboards and records.',
  },
];

export const securityPoints: readonly TitledText[] = [
  {
    title: 'MFA for everyone',
    text: 'Every account with a password needs an authenticator app.',
  },
  {
    title: 'Signing in never sends your password',
    text: 'Your browser proves that you know it.',
  },
  // Before launch: measure the uptime, or take the figure away here and in the terms.
  {
    title: 'Aiming for 99.99% uptime',
    text: 'Measured every month.',
  },
];

export const featureTestimonials: readonly Testimonial[] = [
  {
    quote: 'The lesson is over before anyone can feel told off. The game does the rest.',
    author: 'Louise Carter',
    role: 'Practice manager, dental clinic',
    image: 'LC',
    sample: true,
  },
  {
    quote: 'I connected our directory in half an hour and haven’t added a user by hand since.',
    author: 'Marek Nowak',
    role: 'IT lead, logistics company',
    image: 'MN',
    sample: true,
  },
  {
    quote: 'Our auditors used to ask for a spreadsheet. Now I send them one page.',
    author: 'Fiona Grant',
    role: 'Compliance officer, credit union',
    image: 'FG',
    sample: true,
  },
];

export const featureFaq: readonly FaqItem[] = [
  {
    id: 'faq-harm',
    question: 'Can a simulation do any harm?',
    answer:
      'No. Links lead straight to a lesson, attachments are empty, and there’s nowhere to type a password.',
  },
  {
    id: 'faq-caught',
    question: 'What happens to people who click?',
    answer:
      'They see what gave the message away and what to do next time. Managers see totals, not names, unless people were told otherwise.',
  },
  {
    id: 'faq-filters',
    question: 'Will our spam filter let the simulations through?',
    answer: 'Yes, once you’ve allowed our sending addresses.',
  },
  {
    id: 'faq-guarantee',
    question: 'Will people stop clicking altogether?',
    answer: 'No training can promise that. What changes is how many people report, and how soon.',
  },
];
