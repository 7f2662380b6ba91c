import { brand } from '#src/config/brand.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { FaqItem, SampleFigure, Testimonial, TitledText } from '#src/content/types.ts';
import { calder } from './scenes/calder.ts';

export const howItWorksMeta: PageMeta = {
  title: `How it works, in six steps · ${brand.name}`,
  description:
    'From signing up to the first report: invite people, choose scenarios, send simulations, learn on the spot, follow the risk, decide what comes next.',
};

export const howItWorksWords = {
  heading: 'How it works, from sign-up to risk report',
  lead: 'The first three of the six steps take less than half an hour; after that, the game runs itself and you read the results.',
  steps: 'One team’s story, told in six pictures',
  stepsIntro: `Priya looks after IT at ${calder.name}: ${calder.people} people. Last spring, someone paid a fake invoice. Calder is invented; the steps are yours.`,
  sampleReport: 'Open the whole report',
  benefits: 'What you get out of it',
  // Before launch: replace the figures by your own, and say where they come from.
  resultsSample:
    'Sample figures, until we have our own. On what training can do, <research>read what the research says</research>.',
} as const;

interface Step {
  number: number;
  title: string;
  description: string;
  /** What happens at Calder Housing. */
  story: string;
  picture: 'account' | 'people' | 'scenarios' | 'inbox' | 'lesson' | 'report';
}

export const sixSteps: readonly Step[] = [
  {
    number: 1,
    title: 'Create your account',
    description:
      'A name, an email and a password, then an authenticator app: we practise what we teach.',
    story: 'Priya signs up on her phone, on the train to work.',
    picture: 'account',
  },
  // Before launch: time the set-up; its 15 minutes are also claimed on /, /solutions and /get-started.
  {
    number: 2,
    title: 'Bring your people',
    description:
      'Invite them by email or upload a list; with Enterprise, connect your directory. Small teams are ready in under 15 minutes, organisations with single sign-on in under 30.',
    story: 'She uploads a list, and tells everyone that practice phish are coming, and why.',
    picture: 'people',
  },
  {
    number: 3,
    title: 'Choose the scenarios',
    description:
      'Start with the set for your trade. Then change senders, wording and difficulty until they could have come from your own inbox.',
    story:
      'A fake invoice, a parcel text and a shared document. Everyone gets two of the three, on different days.',
    picture: 'scenarios',
  },
  {
    number: 4,
    title: 'Let the game begin',
    description:
      'Simulations arrive at different times on different days. Reporting one earns points; saying what gave it away earns more.',
    story: 'On Tuesday at 09:38 one reaches Sam in Accounts. He reports it four minutes later.',
    picture: 'inbox',
  },
  {
    number: 5,
    title: 'Learn on the spot',
    description:
      'Anyone who clicks gets a short lesson automatically: one cue, one action, at most 40 words. People who were right get one, too: luck isn’t a skill.',
    story:
      'In Repairs, Jo taps the parcel text between two jobs. Half a minute later Jo can say who owns the address, and has 50 points.',
    picture: 'lesson',
  },
  {
    number: 6,
    title: 'Follow the risk',
    description:
      'See what is reported, how fast, and which cues are missed. Next month’s scenarios follow from that.',
    story: 'Look-alike domains are missed most, so November is about reading addresses.',
    picture: 'report',
  },
];

export const benefits: readonly TitledText[] = [
  {
    title: 'Fewer surprises',
    text: 'People have met the trick before it matters, where a mistake does no harm.',
  },
  {
    title: 'Faster warnings',
    text: 'A phish that’s reported within minutes can be taken out of every other inbox.',
  },
  {
    title: 'Calmer conversations',
    text: 'You talk about totals and cues, not about names. People report more when no one is shamed.',
  },
];

export const results: readonly SampleFigure[] = [
  { value: '75%', label: 'risk reduction in the first year', sample: true },
  { value: '90%', label: 'completion of the training', sample: true },
  { value: '98%', label: 'of simulated attacks recognised after 90 days', sample: true },
  { value: '10,000+', label: 'users trained', sample: true },
];

export const howTestimonials: readonly Testimonial[] = [
  {
    quote:
      'I expected a project. It took a coffee break, and then the first parcel text arrived on my own phone.',
    author: 'Gareth Price',
    role: 'Owner, garden centre',
    image: 'GP',
    sample: true,
  },
  {
    quote: 'We started easy. Within a month people were asking for harder ones.',
    author: 'Helena Fischer',
    role: 'Learning and development, insurer',
    image: 'HF',
    sample: true,
  },
  {
    quote:
      'My team argues about what gave a message away. No one ever argued about a training course.',
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
      'About ten minutes for a learner, a minute or two at a time. Running the campaigns takes about half an hour a month after the first week.',
  },
  {
    id: 'faq-warn',
    question: 'Should we tell people in advance?',
    answer:
      'Yes. Tell them that simulations are coming, why, and that no one is punished for being caught, but not which or when. It’s fair, and it keeps people on your side.',
  },
  {
    id: 'faq-real',
    question: 'What if someone reports a real attack?',
    answer:
      'The reporting plugin (Professional and Enterprise) forwards it to your security contact; without it, people forward it themselves. In the UK you can also send suspicious email to report@phishing.gov.uk and texts to 7726.',
  },
  {
    id: 'faq-stop',
    question: 'Can we pause?',
    answer: 'At any time. A paused campaign sends nothing, and people keep what they’ve earned.',
  },
];
