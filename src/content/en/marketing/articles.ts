import { articlePath, type ArticleKind } from '#src/config/article-paths.ts';
import { articles } from '#src/config/articles.ts';
import { paths } from '#src/config/paths.ts';
import { brand } from '#src/config/brand.ts';
import type { PageHead } from '#src/content/page-meta.ts';
import type { Specimen } from '#src/lib/specimen.ts';

export interface ListWords extends PageHead {
  lead: string;
  /** Before the links to the other articles of the list. */
  more: string;
  dated: string;
}

export const lists: Record<ArticleKind, ListWords> = {
  blog: {
    title: `Blog: notes from the field · ${brand.name}`,
    description:
      'How lures work, what research says about training, and habits that last. Short articles by the people who write the simulations.',
    heading: 'Notes from the field',
    lead: 'How lures work, what research really says about training, and which habits last when it’s late and the phone is ringing.',
    more: 'Read next',
    dated: 'Published <date/>',
  },
  docs: {
    title: `Documentation · ${brand.name}`,
    description:
      'How to set up your account and your team, who can do what, and how to plan a campaign that teaches without annoying people.',
    heading: 'Documentation',
    lead: 'Set up your account and your team, decide who can do what, and plan\u00A0a\u00A0campaign.',
    more: 'Read next',
    dated: 'Updated <date/>',
  },
  tutorials: {
    title: `Tutorials: learn it by doing it · ${brand.name}`,
    description:
      'Step-by-step guides: launch a first simulation, build a template of your own, and read risk scores without jumping to conclusions.',
    heading: 'Tutorials',
    lead: 'Three tutorials, best done in order. Each takes you through one task, step by step, and says what you should see on\u00A0the\u00A0way.',
    more: 'What to do next',
    dated: 'Updated <date/>',
  },
};

/** A post's reading time, or a task's own. */
export function timeNeeded({ minutes }: Pick<ArticleWords, 'minutes'>): string {
  return 'read' in minutes ? `${minutes.read} min read` : `About ${minutes.task} min`;
}

/** Above an article’s headings. Separate from `sharedWords`, so that articles don’t load copy that they don’t use. */
export const onThisPage = 'On this page';

/** In front of a post's date. */
export const byline = `By the ${brand.name} team`;

/** Above the first guide. */
export const startHere = 'Start here';

/** Under each list, with the other two lists; under the guides, support too. */
export const elsewhere = {
  heading: 'More ways to learn',
  play: {
    title: 'Play Spot the phish',
    text: 'Rather try it than read about it? Six messages to judge, no account needed.',
  },
  support: {
    title: 'Support',
    text: 'Not in the guides? Tell us what you’re trying to do.',
  },
} as const;

/** Unmarked, because the article opens by asking who owns its address. */
export const addressSpecimen: Specimen = {
  channel: 'email',
  from: 'Northway',
  address: 'accounts@northway.{1:secure-login.example}',
  subject: 'Your statement for October',
  body: ['It’s ready to view. Sign in to your account with us to see and download it.'],
  cues: [
    {
      title: 'The owner',
      explanation: 'Read from the right: the address belongs to secure-login.example.',
    },
  ],
};

/** The lure that readers of the tutorial send to themselves. */
export const firstLureSpecimen: Specimen = {
  channel: 'email',
  from: 'Redfinch Parcels',
  address: 'service@{1:redfinch-fees.example}',
  subject: 'Your parcel is waiting',
  body: ['There is a small fee to pay. {2:Pay it today}, or your parcel goes back.'],
  cues: [
    { title: 'The sender', explanation: 'Redfinch writes from redfinch.example.' },
    { title: 'The hurry', explanation: 'Real carriers keep a parcel for days.' },
  ],
};

/** Only one cue, and a story that fits an ordinary day. */
export const parcelSpecimen: Specimen = {
  channel: 'sms',
  from: 'Redfinch',
  address: '+44 7700 900155',
  body: [
    'Your parcel comes today, 2 to 4 pm. Not in? Choose another day: {1:redfinch-slots.example}',
  ],
  cues: [
    {
      title: 'The only cue',
      explanation: 'The address belongs to redfinch-slots.example, not to redfinch.example.',
    },
  ],
};

export const rolesScene = {
  alt: 'A team’s members with their roles: an administrator, a campaign manager, a team lead and a learner.',
  title: 'Team',
  people: [
    { name: 'Priya Shah', role: 'Administrator' },
    { name: 'Maya Osei', role: 'Campaign manager' },
    { name: 'Ben Carter', role: 'Team lead' },
    { name: 'Tom Reid', role: 'Learner' },
  ],
  changed: 'Ben Carter is now a team lead',
} as const;

/** The hundred people of the article's first sentence. */
export const hundredScene = {
  alt: 'A hundred dots for the people who got the same phish: five clicked, one reported it, and 94 said nothing.',
  title: 'One phish, a hundred inboxes',
  counts: [
    { count: 5, text: 'clicked', dot: 'clicked' },
    { count: 1, text: 'reported it', dot: 'reported' },
    { count: 94, text: 'said nothing', dot: 'silent' },
  ],
  foot: 'One report can clear every inbox.',
} as const;

const team = { median: 27, from: 19, to: 36 } as const;

/** What the tutorial reads. The team is one of Calder's (calder.ts). */
export const teamScoreScene = {
  ...team,
  alt: `A team’s risk score: its median is ${team.median}, half of the team is between ${team.from} and ${team.to}, and the cue missed most is a look-alike domain.`,
  title: 'Lettings, October',
  score: 'Median risk score',
  missed: 'Missed most',
  cue: 'Look-alike domain',
  least: '1, practised',
  most: '100, at risk',
  band: `Half of the team is between ${team.from} and ${team.to}`,
} as const;

/** The template that the tutorial builds. */
export const templateSpecimen: Specimen = {
  channel: 'email',
  from: 'Northway Accounts',
  address: 'invoices@{1:north-way.example}',
  subject: 'Invoice 4471',
  body: [
    'Please settle the attached invoice {2:before 5 pm today}. Note that {3:our bank details have changed}.',
  ],
  cues: [
    { title: 'Technical', explanation: 'The firm is northway.example, without the hyphen.' },
    { title: 'Language', explanation: 'A deadline so close that there is no time to ask.' },
    { title: 'Tactic', explanation: 'An ordinary invoice, but the money goes elsewhere.' },
  ],
};

interface ArticleWords {
  title: string;
  /** In the list, under the title on the page, and in search results: at most 155 characters. */
  summary: string;
  /** How long it takes to read, at 200 words a minute, or to follow step by step. */
  minutes: { read: number } | { task: number };
}

const articleWords: {
  [Kind in ArticleKind]: Record<(typeof articles)[Kind][number]['slug'], ArticleWords>;
} = {
  blog: {
    'read-the-address-from-the-right': {
      title: 'Read the address from the right',
      summary:
        'The owner of an address is at its end, not its beginning. One habit strips many lures of their disguise.',
      minutes: { read: 2 },
    },
    'what-makes-a-phish-hard-to-spot': {
      title: 'What makes a phish hard to spot',
      summary:
        'Spelling mistakes are the least of it. The NIST Phish Scale explains why some messages fool nearly everyone.',
      minutes: { read: 2 },
    },
    'reporting-beats-not-clicking': {
      title: 'Reporting beats not clicking',
      summary:
        'A low click rate looks good on a slide. A high reporting rate stops attacks. What the trials show, and what we count.',
      minutes: { read: 2 },
    },
  },
  docs: {
    'getting-started': {
      title: 'Getting Started',
      summary:
        'From a new account to your team’s first round: signing up, your authenticator and invitations.',
      minutes: { read: 2 },
    },
    'user-roles-and-permissions': {
      title: 'User Roles & Permissions',
      summary: 'Four roles, what each can see and change, and how individual results stay private.',
      minutes: { read: 3 },
    },
    'campaign-setup': {
      title: 'Campaign Setup',
      summary:
        'Audience, scenarios, schedule and follow-up: what each setting does, and what we suggest.',
      minutes: { read: 3 },
    },
  },
  tutorials: {
    'launch-your-first-simulation': {
      title: 'Launch your first simulation',
      summary: 'Send one harmless lure to yourself, then a small one to your team.',
      minutes: { task: 20 },
    },
    'build-a-custom-template': {
      title: 'Build a custom template',
      summary: 'Turn a real phish that reached you into a safe simulation with cues to find.',
      minutes: { task: 30 },
    },
    'understand-risk-scores': {
      title: 'Understand risk scores',
      summary: 'What goes into a score from 1 to 100, what moves it, and what it can’t tell you.',
      minutes: { task: 15 },
    },
  },
};

export interface Article extends ArticleWords {
  slug: string;
  date: string;
  path: string;
}

/** The articles of a list, in its order. */
export function articlesOf(kind: ArticleKind): Article[] {
  const words = new Map<string, ArticleWords>(Object.entries(articleWords[kind]));
  return articles[kind].flatMap(({ slug, date }) => {
    const found = words.get(slug);
    return found === undefined ? [] : [{ slug, date, path: articlePath(kind, slug), ...found }];
  });
}

interface NextLink {
  to: string;
  title: string;
  text: string;
}

const linkTo = ({ path, title, summary }: Article): NextLink => ({
  to: path,
  title,
  text: summary,
});

/** After the last tutorial, which is about scores. */
const reportLink: NextLink = {
  to: paths.sampleReport,
  title: 'Open a sample report',
  text: 'A whole organisation’s scores on one page, with reports, missed cues and what to practise next.',
};

/** After the last of a list comes the first of another, or a report. */
const AFTER = {
  docs: () => articlesOf('tutorials').slice(0, 1).map(linkTo),
  tutorials: () => [reportLink],
  blog: () => articlesOf('docs').slice(0, 1).map(linkTo),
};

/** What comes after an article: the next of its list, the others, and the demo. */
export function linksAfter(kind: ArticleKind, slug: string): NextLink[] {
  const all = articlesOf(kind);
  const here = all.findIndex((article) => article.slug === slug);
  const next = all.slice(here + 1, here + 2).map(linkTo);
  const others = all.filter((_, index) => index !== here && index !== here + 1).map(linkTo);
  return [
    ...next,
    ...others,
    ...(next.length > 0 ? [] : AFTER[kind]()),
    { to: paths.demo, ...elsewhere.play },
  ];
}

export function articleHead(article: Article): PageHead {
  const { title, summary } = article;
  return { title: `${title} · ${brand.name}`, description: summary, heading: title };
}
