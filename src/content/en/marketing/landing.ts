import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { AudienceProfile, SampleFigure, Testimonial } from '#src/content/types.ts';
import { price } from '../locale.ts';

export const landingMeta: PageMeta = {
  title: `${brand.name}: learn to spot phishing by playing`,
  description:
    'Realistic phishing simulations by email, SMS and chat, with points, badges and leaderboards. For individuals, small businesses and enterprises.',
};

export const hero = {
  heading: 'Spot the lure before it hooks you.',
  intro: `${brand.name} turns security awareness into a game. Practise on realistic phish by email, SMS and chat, learn the cues that give them away, and watch your team get harder to fool.`,
  start: 'Start Free Trial',
  demo: 'Watch Demo',
  toLessons: 'Go to your lessons',
  free: `<free>Free for one person</free>. Teams from ${price(49)}\u00A0a\u00A0month.` as const,
  audience: 'For individuals, small businesses and large\u00A0organisations',
};

/** The one message that the hero asks visitors to judge: content/en/demo/hero.ts. */
export const heroGame = {
  heading: '1 of 6: would you report it, or trust it?',
  you: (words: string) => `You: ${words}`,
  report: 'Report',
  trust: 'Trust',
  right: 'Well spotted: it’s a phish.',
  wrong: 'Not genuine: it’s a phish.',
  duration: 'No account needed. The other five take three minutes.',
  answer: 'Show the answer',
  more: 'Judge five more',
  /** The message’s notes that are pinned, and their titles. */
  pins: [
    { note: 1, title: 'The sender' },
    { note: 5, title: 'The small sum' },
    { note: 9, title: 'The link' },
  ],
} as const;

export const figures: readonly SampleFigure[] = [
  { value: '98%', label: 'threat detection', sample: true },
  { value: '500+', label: 'organizations', sample: true },
  { value: '75%', label: 'risk reduction', sample: true },
  { value: '24/7', label: 'support', sample: true },
];

// Before launch: replace the figures by your own, and say where they come from.
export const figuresNote = {
  heading: 'In figures',
  text: 'Sample figures. Threat detection is the share of simulated attacks recognised after 90 days; 24/7 is for Enterprise. Read <research>what the research says</research>.',
} as const;

export const keyFeatures = {
  title: 'Key Features',
  cards: [
    {
      picture: 'simulation',
      title: 'Real-time phishing simulations',
      text: 'Safe phish by email, SMS and chat. Reporting one earns points; a click shows what gave it away.',
    },
    {
      picture: 'game',
      title: 'Engaging game mechanics',
      text: 'Points for reports, badges for skills that last, leaderboards between teams.',
    },
    {
      picture: 'analytics',
      title: 'Detailed analytics',
      text: 'Risk by team and type of lure, week by week, and what to practise next.',
    },
  ],
  more: 'See all features',
} as const;

/** In the cards’ illustrations. Copied from scenes.ts, which this page doesn’t load. */
export const featurePictureWords = {
  from: 'Northway',
  address: 'billing@north-way.example',
  report: heroGame.report,
  league: [
    { name: 'Accounts', points: 412 },
    { name: 'Front desk', points: 388 },
  ],
  before: 'Risk 54 in May',
  now: '26 now',
};

export const audiences = {
  title: 'Made for the way you work',
  sample: 'A sample figure.',
  legend: 'Who is it for?',
};

export const audienceProfiles: readonly AudienceProfile[] = [
  {
    id: 'individuals',
    label: 'Individuals',
    title: 'For freelancers and job seekers',
    tagline: 'Your inbox is your business.',
    summary:
      '<b>Invented job offers, invoices and parcel texts, safe to open.</b> Ten minutes a week on messages like yours, each explained.',
    lure: 'You’ve got the job! First, send us <cue>a photo of your passport.</cue>',
    statistic: {
      value: 91,
      unit: '%',
      description: 'of learners see through a fake job offer after a month',
      sample: true,
    },
    detail: 'Free for as long as you like.',
    cta: { label: 'Start as an individual', to: paths.signUpIndividual },
  },
  {
    id: 'smallBusiness',
    label: 'Small business',
    title: 'For teams without a security team',
    tagline: 'Everybody answers the phone, so everybody is a target.',
    summary:
      '<b>Supplier fraud, payroll changes and fake invoices, set up in under 15 minutes.</b> Pick lures that fit your trade. A summary says what to talk about on Monday.',
    lure: 'Invoice 4471 is due today. Please pay it into <cue>our new account.</cue>',
    statistic: {
      value: 78,
      unit: '%',
      description: 'of simulations reported within the hour',
      sample: true,
    },
    detail: `${price(49)} a month for the game, or ${price(99)} with simulations.`,
    cta: { label: 'Start with your team', to: paths.signUpBusiness },
  },
  {
    id: 'enterprise',
    label: 'Enterprise',
    title: 'For large organisations',
    tagline: 'Practice for everyone, from reception to the board.',
    summary:
      '<b>SSO, SCIM and an API; roles, reports and over 20 languages.</b> Risk scores show who needs practice, and compliance reports are ready when the auditor asks.',
    lure: 'Your mailbox moves tonight. To keep it, <cue>approve the sign-in.</cue>',
    statistic: {
      value: 98,
      unit: '%',
      description: 'of simulated attacks recognised after 90 days',
      sample: true,
    },
    detail: 'Priced by size, paid by invoice.',
    cta: { label: 'Talk to sales', to: paths.contactSales },
  },
];

export const howItWorks = {
  title: 'How it works',
  more: 'All six steps in pictures',
  /** The text alternative of overview.svg. */
  overview: 'A manager’s overview',
  steps: [
    {
      number: 1,
      title: 'Sign up and onboard your team',
      description: 'Invite people or connect your directory.',
      colour: 'tide',
    },
    {
      number: 2,
      title: 'Customise scenarios',
      description: 'Choose lures that fit your trade and the time of year.',
      colour: 'tide',
    },
    {
      number: 3,
      title: 'Play and learn',
      description: 'People report lures for points. A missed cue becomes a lesson.',
      colour: 'tide',
    },
    {
      number: 4,
      title: 'Track progress',
      description: 'See risk fall, and decide what to practise next.',
      colour: 'tide',
    },
  ],
} as const;

export const testimonialsHeading = 'What people say after a few weeks';

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'The parcel text was the first one I ever reported. Now I read every address from the right.',
    author: 'Nadia Rahman',
    role: 'Freelance illustrator',
    image: 'NR',
    sample: true,
  },
  {
    quote: 'Monday meetings used to begin with a warning. Now they begin with the leaderboard.',
    author: 'Tom Hughes',
    role: 'Operations manager, joinery firm',
    image: 'TH',
    sample: true,
  },
  {
    quote: 'We stopped counting who clicks and started counting who reports. The board noticed.',
    author: 'Amara Okafor',
    role: 'Head of security, housing association',
    image: 'AO',
    sample: true,
  },
];
