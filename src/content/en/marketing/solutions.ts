import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { TitledText } from '#src/content/types.ts';

export const solutionsMeta: PageMeta = {
  title: `Solutions: who trains with us, and why · ${brand.name}`,
  description:
    'Phishing practice for freelancers, job seekers, small businesses, schools and charities, public bodies and large enterprises: see what fits you.',
};

export const solutionsWords = {
  heading: 'Different inboxes, different lures',
  lead: 'An invoice fools an accountant, a job offer fools a graduate. Choose where you belong and practise on what you really get.',
  audiences: 'Six audiences',
  lure: 'The usual lure:',
  reasons: 'Why people choose a game',
  start: 'Get started',
} as const;

export interface Audience extends TitledText {
  lure: string;
  next: { label: string; to: string };
}

const alone = { label: 'Start as an individual', to: paths.signUpIndividual };
const plans = { label: 'See the team plans', to: paths.pricing };
const sales = { label: 'Talk to sales', to: paths.contactSales };

export const sixAudiences: readonly Audience[] = [
  {
    title: 'Freelancers',
    text: 'You open attachments from strangers for a living. Practise telling a brief from a trap in ten minutes a week.',
    lure: 'a brief in a zip file from a client you have never met',
    next: alone,
  },
  {
    title: 'Job seekers',
    text: 'Hope makes everybody click faster. Learn what a real recruiter never asks for.',
    lure: 'a remote job that wants your passport before the interview',
    next: alone,
  },
  {
    title: 'Small businesses',
    text: 'No security team, many hats. Set up in under 15 minutes and let the game remind people for you.',
    lure: 'a supplier whose bank details have changed today',
    next: plans,
  },
  {
    title: 'Schools and charities',
    text: 'Volunteers, trustees and staff with a shared inbox: short lessons that need no IT knowledge.',
    lure: 'the head teacher, in a meeting, asking for gift cards',
    next: plans,
  },
  {
    title: 'Public bodies',
    text: 'Accessible, in plain language, with reports that stand up to an audit and no more data than they need.',
    lure: 'a parking fine with a QR code',
    next: sales,
  },
  {
    title: 'Large enterprises',
    text: 'SSO, SCIM, roles and over 20 languages. Roll out by department, compare by risk, report by policy.',
    lure: 'a shared document from somebody in the next building',
    next: sales,
  },
];

export const reasons: readonly TitledText[] = [
  {
    title: 'People come back unprompted',
    text: 'Points and badges are a reason to open the next message, and that is how people practise.',
  },
  {
    title: 'It rewards reporting',
    text: 'Not clicking protects one person. Reporting protects everybody else.',
  },
  {
    title: 'Nobody is shamed',
    text: 'Totals for managers, lessons for people. Fear makes mistakes go unreported.',
  },
  {
    title: 'It says what it cannot do',
    text: 'No training teaches anybody to spot every phish. We measure what changes and show it as it is.',
  },
];
