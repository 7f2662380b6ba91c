import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { TitledText } from '#src/content/types.ts';
import type { Specimen } from '#src/lib/specimen.ts';
import { price } from '../locale.ts';

export const solutionsMeta: PageMeta = {
  title: `Solutions: who trains with us, and why · ${brand.name}`,
  description:
    'Phishing practice for freelancers, job seekers, small businesses, schools and charities, public bodies and enterprises.',
};

export const solutionsWords = {
  heading: 'Different inboxes, different lures',
  lead: 'An invoice fools an accountant, a job offer fools a graduate. Here is what each inbox gets, and what gives it away.',
  audiences: 'Find your inbox',
  reasons: 'Why a game works',
  asks: 'What’s wrong here?',
  start: 'Compare ways to start',
} as const;

export interface Audience extends TitledText {
  id: string;
  /** A message that this audience gets, with the cues that give it away. */
  message: Specimen;
  next: { label: string; to: string };
}

/** The senders are invented; phone numbers are from the range that Ofcom reserves for drama. */
export const sixAudiences: readonly Audience[] = [
  {
    id: 'freelancers',
    title: 'Freelancers',
    text: 'You open attachments from strangers for a living. Ten minutes a week teaches you to tell a brief from a trap.',
    message: {
      channel: 'email',
      from: 'Lena Brandt',
      address: 'lena@brandt-studio.example',
      subject: 'A brief for you',
      body: [
        'Loved your portfolio! Everything is in brief.zip. {1:The password is BRIEF26}. Could you quote {2:by tonight}?',
      ],
      cues: [
        {
          title: 'A locked file and its key',
          explanation: 'It keeps your virus scanner from looking inside.',
        },
        { title: 'A hurry', explanation: 'A client who wants good work gives you a day.' },
      ],
    },
    next: { label: 'Start as a freelancer', to: paths.signUpIndividual },
  },
  {
    id: 'job-seekers',
    title: 'Job seekers',
    text: 'When you want the job, it’s easy to skip the checks. Learn what a real recruiter never asks for.',
    message: {
      channel: 'chat',
      from: 'Horizon Talent',
      address: 'Not in your contacts',
      body: [
        `You’ve got the remote assistant job: {1:${price(32)} an hour}! For the contract, please {2:send a photo of your passport} before tomorrow’s interview.`,
      ],
      cues: [
        {
          title: 'Far above the usual pay',
          explanation: 'High pay stops people asking questions.',
        },
        {
          title: 'ID before the interview',
          explanation: 'Employers check identity once they’ve met you, never in a chat.',
        },
      ],
    },
    next: { label: 'Start as a job seeker', to: paths.signUpIndividual },
  },
  {
    id: 'small-businesses',
    title: 'Small businesses',
    text: 'No security team, and everyone does three jobs. You’re set up in under 15 minutes, and the game does the reminding.',
    message: {
      channel: 'email',
      from: 'Northway Supplies',
      address: 'accounts@{1:north-way.example}',
      subject: 'New bank details',
      body: [
        'Please pay invoice 4471 into {2:our new account}. The old one closes at 5\u00A0pm today.',
      ],
      cues: [
        {
          title: 'One hyphen too many',
          explanation: 'Northway writes from northway.example.',
        },
        {
          title: 'A new account',
          explanation: 'Ring the number on an old invoice before you pay.',
        },
      ],
    },
    next: { label: 'See plans for small businesses', to: paths.pricing },
  },
  {
    id: 'schools-and-charities',
    title: 'Schools and charities',
    text: 'Staff, volunteers and trustees often share one inbox. The lessons are short and need no IT knowledge.',
    message: {
      channel: 'sms',
      from: '+44 7700 900127',
      address: 'Not in your contacts',
      body: [
        'It’s Mr Adeyemi. I’m stuck in a meeting and need {1:five gift cards} for the raffle. {2:Text me the codes}, I’ll pay you back.',
      ],
      cues: [
        {
          title: 'Gift cards',
          explanation: 'Schools buy with an order, not with vouchers. Ask the head in person.',
        },
        { title: 'The codes', explanation: 'Once read out, they can’t be traced or refunded.' },
      ],
    },
    next: { label: 'See plans for schools and charities', to: paths.pricing },
  },
  {
    id: 'public-bodies',
    title: 'Public bodies',
    text: 'Accessible and in plain language, with reports that stand up to an audit and hold no more data than they must.',
    message: {
      channel: 'email',
      from: 'J. Marlow',
      address: 'j.marlow@open-requests.example',
      subject: 'Freedom of Information: overdue',
      body: [
        'You’ve had my request for 20 working days. {1:Sign in with your work account} to read it, or {2:I’ll complain to the regulator today}.',
      ],
      cues: [
        {
          title: 'A sign-in to read a request',
          explanation: 'Requests come in writing. They never need your password.',
        },
        { title: 'A threat', explanation: 'So that you act before you check.' },
      ],
    },
    next: { label: 'Talk to us about the public sector', to: paths.contactSales },
  },
  {
    id: 'large-enterprises',
    title: 'Large enterprises',
    text: 'SSO, SCIM, roles and over 20 languages. Roll out by department, compare by risk, report by policy.',
    message: {
      channel: 'chat',
      from: 'Theo, Facilities',
      address: '{1:Guest, joined today}',
      body: [
        'The seating plan for Building 2 is here. You may have to {2:sign in again} to open it.',
      ],
      cues: [
        { title: 'A guest', explanation: 'Colleagues have been here for longer than a day.' },
        {
          title: 'A second sign-in',
          explanation: 'You’re already signed in. This page wants your password.',
        },
      ],
    },
    next: { label: 'Talk to us about your rollout', to: paths.contactSales },
  },
];

export const reasons: readonly TitledText[] = [
  {
    title: 'People come back on their own',
    text: 'Points and badges are a reason to open the next message, and every message is practice.',
  },
  {
    title: 'It rewards reporting',
    text: 'Not clicking protects one person. Reporting protects everyone else.',
  },
  {
    title: 'No one is shamed',
    text: 'Managers see totals; people get lessons. Those who fear blame don’t report their mistakes.',
  },
  {
    title: 'It’s honest about its limits',
    text: 'No training teaches anyone to spot every phish. We measure what changes and show it as it is.',
  },
];
