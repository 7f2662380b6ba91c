import { articlePath, type ArticleKind } from '#src/config/article-paths.ts';
import { articles } from '#src/config/articles.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';

export interface ListWords extends PageMeta {
  heading: string;
  lead: string;
  /** Before the links to the other articles of the list. */
  more: string;
  /** Before the date. */
  dated: string;
}

export const lists: Record<ArticleKind, ListWords> = {
  blog: {
    title: `Blog: notes from the field · ${brand.name}`,
    description:
      'How lures work, what research says about training, and habits that hold. Short articles by the people who write the simulations.',
    heading: 'Notes from the field',
    lead: 'How lures work, what research really says about training, and which habits hold when it is late and the phone rings.',
    more: 'More from the blog',
    dated: 'Published',
  },
  docs: {
    title: `Documentation · ${brand.name}`,
    description:
      'How to set up your account and your team, who may do what, and how to plan a campaign that teaches without annoying anybody.',
    heading: 'Documentation',
    lead: 'What there is, how it fits together and who may do what.',
    more: 'More documentation',
    dated: 'Last revised',
  },
  tutorials: {
    title: `Tutorials: learn it by doing it · ${brand.name}`,
    description:
      'Step-by-step guides: launch a first simulation, build a template of your own, and read risk scores without jumping to conclusions.',
    heading: 'Tutorials',
    lead: 'One task each, from the first step to the last, with what you should see on the way.',
    more: 'More tutorials',
    dated: 'Last revised',
  },
};

interface ArticleWords {
  title: string;
  /** In the list, under the title on the page, and in search results: at most 155 characters. */
  summary: string;
}

const articleWords: {
  [Kind in ArticleKind]: Record<(typeof articles)[Kind][number]['slug'], ArticleWords>;
} = {
  blog: {
    'read-the-address-from-the-right': {
      title: 'Read the address from the right',
      summary:
        'The owner of an address is at its end, not its beginning. One habit, two minutes, and many lures lose their disguise.',
    },
    'what-makes-a-phish-hard-to-spot': {
      title: 'What makes a phish hard to spot',
      summary:
        'Spelling mistakes are the least of it. The NIST Phish Scale explains why some messages fool nearly everybody.',
    },
    'reporting-beats-not-clicking': {
      title: 'Reporting beats not clicking',
      summary:
        'A low click rate looks good on a slide. A high reporting rate stops attacks. What the trials show, and what we count.',
    },
  },
  docs: {
    'getting-started': {
      title: 'Getting Started',
      summary:
        'From an empty account to a team that plays: sign-up, authenticator, invitations and the first round.',
    },
    'user-roles-and-permissions': {
      title: 'User Roles & Permissions',
      summary:
        'Four roles, what each of them sees and may change, and how to keep individual results private.',
    },
    'campaign-setup': {
      title: 'Campaign Setup',
      summary:
        'Audience, scenarios, schedule and follow-up: every setting of a campaign, and the values that we suggest.',
    },
  },
  tutorials: {
    'launch-your-first-simulation': {
      title: 'Launch your first simulation',
      summary:
        'Send one harmless lure to yourself, then a small one to your team. Takes about 20 minutes.',
    },
    'build-a-custom-template': {
      title: 'Build a custom template',
      summary:
        'Turn a real phish that reached you into a safe simulation, with cues that can be found. Takes about 30 minutes.',
    },
    'understand-risk-scores': {
      title: 'Understand risk scores',
      summary:
        'What goes into a score from 1 to 100, what moves it, and what it cannot tell you. Takes about 15 minutes.',
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

export function articleMeta(article: Article): PageMeta {
  return { title: `${article.title} · ${brand.name}`, description: article.summary };
}

export function listMeta(kind: ArticleKind): [string, PageMeta] {
  const { title, description } = lists[kind];
  return [paths[kind], { title, description }];
}
