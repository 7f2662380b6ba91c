import { brand } from '#src/config/brand.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { FaqItem, SampleFigure, Testimonial, TitledText } from '#src/content/types.ts';

export const howItWorksMeta: PageMeta = {
  title: `How it works, in six steps · ${brand.name}`,
  description:
    'From signing up to the first report: invite people, choose scenarios, send simulations, learn on the spot, follow the risk and decide what comes next.',
};

export const howItWorksWords = {
  heading: 'How it works, from the first lure to the last report',
  lead: 'Six steps, the first three of which take less than half an hour. After that the game runs itself and you read the results.',
  steps: 'Six steps',
  benefits: 'What you get out of it',
  results: 'Results',
  // Before launch: say where the results come from; these come from nowhere.
  resultsIntro:
    'Risk, completion and recognition are from our own simulations and lessons; users are everybody who has trained with us. Treat the figures as a direction rather than a promise: the largest independent trial that we know of, at UC San Diego Health (2025), found that training made little difference.',
};

export const sixSteps = [
  {
    number: 1,
    title: 'Create your account',
    description:
      'A name, an email and a password. Then add an authenticator app: we practise what we teach.',
    colour: 'accent',
  },
  // Before launch: time the set-up; its 15 minutes are also claimed on /, /solutions and /get-started.
  {
    number: 2,
    title: 'Bring your people',
    description:
      'Invite them by email or upload a list; with Enterprise, connect your directory. Small teams are ready in under 15 minutes, organisations with single sign-on in under 30.',
    colour: 'accent',
  },
  {
    number: 3,
    title: 'Choose the scenarios',
    description:
      'Start with the set for your trade, then change the senders, the wording and the difficulty until they could have come from your own inbox.',
    colour: 'tide',
  },
  {
    number: 4,
    title: 'Let the game begin',
    description:
      'Simulations arrive at different times on different days. Reporting one earns points, explaining the cue earns more.',
    colour: 'tide',
  },
  {
    number: 5,
    title: 'Learn on the spot',
    description:
      'Anybody who is caught gets micro-training automatically: one cue, one action, at most 40 words. So does everybody who was right, because luck is not a skill.',
    colour: 'safe',
  },
  {
    number: 6,
    title: 'Follow the risk',
    description:
      'The dashboard shows what is reported, how fast and which cues are missed. Next month’s scenarios follow from that.',
    colour: 'ink',
  },
] as const;

export const benefits: readonly TitledText[] = [
  {
    title: 'Fewer surprises',
    text: 'People have seen the trick before it matters, in a place where a mistake costs nothing.',
  },
  {
    title: 'Faster warnings',
    text: 'A message that is reported within minutes can be removed from every other inbox.',
  },
  {
    title: 'Calmer conversations',
    text: 'Totals and cues instead of names and blame. People report more when nobody is shamed.',
  },
];

export const results: readonly SampleFigure[] = [
  { value: '75%', label: 'risk reduction in the first year', sample: true },
  { value: '90%', label: 'completion of the training', sample: true },
  { value: '98%', label: 'of simulations recognised after 90 days', sample: true },
  { value: '10,000+', label: 'users trained', sample: true },
];

export const howTestimonials: readonly Testimonial[] = [
  {
    quote:
      'I expected a project. It was a coffee break, and then the first parcel text arrived on my own phone.',
    author: 'Gareth Price',
    role: 'Owner, garden centre',
    image: 'GP',
    sample: true,
  },
  {
    quote: 'The difficulty settings are the point. We began easy, and people wanted the hard ones.',
    author: 'Helena Fischer',
    role: 'Learning and development, insurer',
    image: 'HF',
    sample: true,
  },
  {
    quote:
      'My team argues about cues now. I have never heard people argue about a training course before.',
    author: 'Samir Patel',
    role: 'Team lead, customer service',
    image: 'SP',
    sample: true,
  },
];

export const howFaq: readonly FaqItem[] = [
  {
    id: 'faq-time',
    question: 'How much time does it take each week?',
    answer:
      'About ten minutes for a learner, a minute or two at a time. For the person who runs the campaigns, half an hour a month after the first week.',
  },
  {
    id: 'faq-warn',
    question: 'Should we tell people beforehand?',
    answer:
      'Yes. Say that simulations will come, why, and that nobody is punished for being caught. Don’t say which, or when. It is fair, and it keeps people on your side.',
  },
  {
    id: 'faq-real',
    question: 'What if somebody reports a real attack?',
    answer:
      'The reporting plugin, which comes with Professional and Enterprise, forwards it to your security contact and thanks the reporter. Without the plugin, people forward it themselves. In the UK you can also forward suspicious email to report@phishing.gov.uk and texts to 7726.',
  },
  {
    id: 'faq-stop',
    question: 'Can we pause?',
    answer:
      'At any time. A paused campaign sends nothing, and what people have earned stays theirs.',
  },
];
