import { brand } from '#src/config/brand.ts';
import { company } from '#src/config/company.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { TitledText } from '#src/content/types.ts';

export const aboutMeta: PageMeta = {
  title: `About us · ${brand.name}`,
  description:
    'Why we turned security awareness into a game, what we believe about people and phishing, and who founded the company.',
};

export const aboutWords = {
  heading: 'People are not the weakest link. They are the alarm.',
  lead: `${brand.name} is a cyber-security educator. We turn awareness into a game, because what people practise stays with them longer than what they are told.`,
  story: 'Who we are',
  // Before launch: tell the company's own story.
  paragraphs: [
    `We began in ${company.founded} with a shoebox of printed phishing messages and a packet of drawing pins. At a kitchen table we pinned every cue that should have given a message away, and asked friends to do the same. They argued, they laughed, and weeks later they still remembered.`,
    'That is still the product. The messages are realistic, the pins are digital, and the arguments happen in offices, schools and housing associations. Freelancers and job seekers play for free; teams and organisations pay.',
    'We read the research, including the parts that do not flatter training. In the largest trial that we know of, at UC San Diego Health, staff who were trained after a click failed only 1.7% less often than staff who were not. So most of the practice in our game comes before any click, and the lesson after one is a reminder of at most 40 words. We reward reporting, and we say what our figures can and cannot show.',
  ],
  beliefs: 'What we believe',
  founder: 'The founder',
  founderStory: {
    sample: true,
    texts: [
      `${company.founder.name} ran the help desk of a hospital trust for nine years. “The bravest thing I saw there was a nurse who rang and said: I think I have just been had. We saved the day because she called within four minutes. I wanted everybody to be able to make that call.”`,
      `She founded ${brand.name} to make that call ordinary. She still writes lures for the game, and is still caught by some of them.`,
    ],
  },
  careers: 'Working with us',
  contact: 'Write to us',
} as const;

export const beliefs: readonly TitledText[] = [
  {
    title: 'Practice over lectures',
    text: 'A cue that you have found yourself is one that you find again.',
  },
  {
    title: 'Reporting over perfection',
    text: 'Everybody clicks sometime. What counts is who hears of it, and how soon.',
  },
  { title: 'Candour over fear', text: 'We show what works, how well, and what we do not know.' },
];

export const careersMeta: PageMeta = {
  title: `Careers · ${brand.name}`,
  description:
    'There are no open positions at the moment. How we work, what we look for and how to introduce yourself for when that changes.',
};

export const careersWords = {
  heading: 'No positions are open at the moment',
  lead: 'We are a small team and seldom hire. When we do, we advertise on this page and nowhere else: a job offer in our name from anywhere else is a lure.',
  how: 'How we work',
  contact: 'Introduce yourself',
  contactText:
    'If you write lures, lessons or careful software, we would still like to hear from you.',
} as const;

// Before launch: say how people really work here.
export const workingHere: readonly TitledText[] = [
  { title: 'Remote in the UK', text: 'With a desk in London for anybody who wants one.' },
  {
    title: 'Four-day weeks',
    text: 'Open to everybody at every level, and agreed with each person.',
  },
  {
    title: 'Pay stated up front',
    text: 'Every advertisement gives the salary. We never ask what you earned before.',
  },
];
