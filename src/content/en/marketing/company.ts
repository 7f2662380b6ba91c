import { brand } from '#src/config/brand.ts';
import { company } from '#src/config/company.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { TitledText } from '#src/content/types.ts';
import type { Specimen } from '#src/lib/specimen.ts';
import { price } from '../locale.ts';

export const aboutMeta: PageMeta = {
  title: `About us · ${brand.name}`,
  description:
    'Why we turned security awareness into a game, what we believe about people and phishing, and who founded the company.',
};

export const aboutWords = {
  heading: 'People are not the\u00A0weakest\u00A0link. They’re\u00A0the\u00A0alarm.',
  lead: `${brand.name} is a cyber-security educator. We turn awareness into a game, because what people practise stays with them longer than what they are told.`,
  firstPin: 'The first message we ever pinned',
  story: 'Who we are',
  // Before launch: tell the company's own story, and its founder's.
  sampleCompany: {
    sample: true,
    note: 'The story and the founder are samples, until launch.',
  },
  beginning: [
    `We began in ${company.founded} with a shoebox of printed phishing messages and a packet of drawing pins. At a kitchen table we pinned every cue that should have given a message away, and asked friends to do the same. They argued, they laughed, and weeks later they still remembered.`,
    'That’s still the product. The messages are realistic, the pins are digital, and the arguments happen in offices, schools and housing associations. Freelancers and job seekers play for free; teams and organisations pay.',
  ],
  today: [
    'We read the research, including the parts that don’t flatter training. In <trial>the largest trial we know of</trial>, at UC San Diego Health, staff who were trained after a click failed only 1.7 percentage points less often than staff who weren’t. So most of our practice comes before any click, we reward reporting, and we say what our figures can and can’t show.',
  ],
  beliefs: 'What we believe',
  founder: 'The founder',
  founderQuote:
    'The bravest call I ever took was from a nurse: ‘I think I’ve just been had.’ We saved the day because she rang within four minutes.',
  founderStory: `${company.founder.name} ran the help desk of a hospital trust for nine years, and founded ${brand.name} to make that call ordinary. She still writes lures for the game, and some of them still catch her.`,
  careers: 'Work with us',
  contact: 'Write to us',
} as const;

/** Pinned at the kitchen table. */
export const firstSpecimen: Specimen = {
  channel: 'email',
  from: 'Prize Office',
  address: 'winners@{1:claims-desk.example}',
  subject: 'You have won!',
  body: [
    '{2:Dear winner}, your prize is waiting. To release it, {3:pay for delivery} {4:within 24 hours}.',
  ],
  cues: [
    { title: 'A stranger', explanation: 'A real prize comes from a draw that you entered.' },
    {
      title: 'No name',
      explanation: 'It went to thousands of people and was written to none of them.',
    },
    { title: 'The fee', explanation: 'A prize costs nothing. They are after your card number.' },
    { title: 'The deadline', explanation: 'It’s there to stop you asking anyone.' },
  ],
};

export const beliefs: readonly TitledText[] = [
  {
    title: 'Practice over lectures',
    text: 'Once you’ve found a cue yourself, you’ll find it again.',
  },
  {
    title: 'Reporting over perfection',
    text: 'Everyone clicks one day. What counts is who hears about it, and how soon.',
  },
  { title: 'Candour over fear', text: 'We show what works, how well, and what we don’t know.' },
];

export const careersMeta: PageMeta = {
  title: `Careers · ${brand.name}`,
  description:
    'There are no open positions at the moment. How we work, what we look for and how to introduce yourself for when that changes.',
};

export const careersWords = {
  heading: 'No positions are open. A\u00A0job offer is\u00A0a\u00A0lure.',
  lead: 'We’re a small team and seldom hire. When we do, the advert is on this page and nowhere else.',
  how: 'How we work, and who with',
  // Before launch: say how people really work here.
  sampleTerms: { sample: true, note: 'Sample terms and teams, until we publish ours.' },
  contact: 'Introduce yourself',
  contactUs: 'Write to us',
  contactText:
    'If you write lures, lessons or careful software, we’d still like to hear from you. Tell us what you do, with a\u00A0link to something you’ve made.',
} as const;

/** The lure that the lead warns of. */
export const fakeJobOffer: Specimen = {
  channel: 'email',
  from: `${brand.name} Recruitment`,
  address: `hr@{1:${brand.name.toLowerCase()}-jobs.example}`,
  subject: 'You’re hired',
  body: [
    `Your CV impressed us: no interview needed. {2:Pay ${price(45)} for your background check} by tonight, and you start on Monday.`,
  ],
  cues: [
    {
      title: 'Not our domain',
      explanation: `Anyone can register an address with our name in it. Ours end in @${brand.helloEmail.split('@')[1]}.`,
    },
    { title: 'A fee', explanation: 'An employer pays you. You never pay for a job.' },
  ],
};

export const workingHere: readonly TitledText[] = [
  {
    title: 'The lure writers',
    text: 'They collect real phish, take the poison out, and argue about every comma.',
  },
  {
    title: 'The engineers',
    text: 'They build the game and its reports, and try both on people who click.',
  },
  {
    title: 'The help desk',
    text: 'They’ve taken the calls from people who were caught. They read every lure first.',
  },
  { title: 'Remote in the UK', text: 'With a desk in London for anyone who wants one.' },
  {
    title: 'Four-day weeks',
    text: 'Open to everyone, at every level, from the first day.',
  },
  {
    title: 'Pay stated up front',
    text: 'Every advert gives the salary. We never ask what you earned in your last job.',
  },
];
