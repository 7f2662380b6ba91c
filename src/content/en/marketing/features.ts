import { brand } from '#src/config/brand.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { FaqItem, Sample, Testimonial, TitledText } from '#src/content/types.ts';

export const featuresMeta: PageMeta = {
  title: `Features: simulations, game and reports · ${brand.name}`,
  description:
    'Fourteen parts that work together: phishing simulations by email, SMS and chat, micro-training, points and badges, risk scores, SSO, SCIM and an API.',
};

export const featuresWords = {
  heading: 'Everything that turns practice into a habit',
  lead: 'Fourteen features, one aim: people who notice, report and tell each other. Take them all or begin with the game.',
  blocks: 'Fourteen features',
  blocksIntro:
    'The game is part of every plan, simulations are part of the campaign plans. Chat, risk scores, roles and the reporting plugin come with Professional and Enterprise; SSO, SCIM, the API, other languages and compliance reports with Enterprise alone.',
  badges: 'Standards we build to',
  // Before launch: hold what the badges name, and have the certificates to show.
  badgesIntro:
    'The requirements that our own work is checked against. Certificates are available to customers on request.',
  integrations: 'Integrations',
  integrationsIntro:
    'People arrive from your directory, reports leave through your tools, and nobody gets another password to remember.',
  compliance: 'Compliance',
  complianceIntro: 'Training that an auditor can follow, from the policy to the record.',
  security: 'Security',
  securityIntro: 'A site about phishing has to be hard to phish itself.',
};

export const featureBlocks: readonly TitledText[] = [
  {
    title: 'Email simulations',
    text: 'Invoices, shared documents, password resets: lures built from the cues of the NIST Phish Scale, each with a known difficulty.',
  },
  {
    title: 'SMS simulations',
    text: 'Parcels, banks and “Hi Mum”: the short messages that reach people on the phone in their hand.',
  },
  {
    title: 'Chat simulations',
    text: 'A colleague who is not one, in the tool where nobody expects a stranger.',
  },
  {
    title: 'Micro-training',
    text: 'Anybody who fails a simulation gets a lesson of at most 40 words, automatically, on the message that fooled them. It is a reminder; the practice is the game.',
  },
  {
    title: 'Points',
    text: 'Earned by reporting and by explaining, not by never clicking. Reporting is what protects the others.',
  },
  {
    title: 'Badges',
    text: 'For skills that last: reading an address, checking a link, calling back on a known number.',
  },
  {
    title: 'Leaderboards',
    text: 'Between teams. By default, a person’s own results are for that person alone.',
  },
  {
    title: 'Risk scoring',
    text: 'A score from 1 to 100, where 100 is worst, by team and kind of lure; people see their own. Reporting lowers it.',
  },
  {
    title: 'Analytics dashboards',
    text: 'Reporting rate, time to first report and the cues that are missed most, week by week.',
  },
  {
    title: 'Role-based access control',
    text: 'Administrators, campaign managers, team leads and learners see what their work needs and no more.',
  },
  {
    title: 'SSO, SCIM and API',
    text: 'Single sign-on, people added and removed by your directory, and an API for everything else.',
  },
  // Before launch: count the languages; they are also claimed on /, /pricing and /solutions.
  {
    title: 'Over 20 languages',
    text: 'Lures and lessons in the language of the inbox, written by people who are phished in it too.',
  },
  {
    title: 'Reporting plugin',
    text: 'One button in the mail program. It thanks the reporter, recognises our simulations and forwards everything else to your security contact.',
  },
  {
    title: 'Compliance reports',
    text: 'Who trained, when and on what, with results as totals, ready to hand over as PDF or CSV.',
  },
];

export const trustBadges: readonly (Sample & { name: string; text: string })[] = [
  { name: 'UK GDPR', text: 'Data protection by design', sample: true },
  { name: 'ISO 27001', text: 'Information security', sample: true },
  { name: 'Cyber Essentials', text: 'UK baseline controls', sample: true },
  { name: 'WCAG 2.2 AA', text: 'Accessible to everybody', sample: true },
];

export const compliancePoints: readonly TitledText[] = [
  {
    title: 'Evidence by policy',
    text: 'Map a campaign to a clause, and the report shows who took part and when.',
  },
  {
    title: 'No more data than it takes',
    text: 'A name, a work email and results. By default your organisation sees totals, not who did what. It can choose to see more, but must tell its people.',
  },
  {
    title: 'Kept as long as you say',
    text: 'Choose how long results are kept; after that only the totals remain.',
  },
];

export const integrationPoints: readonly TitledText[] = [
  { title: 'Single sign-on', text: 'SAML and OpenID Connect with the identity provider you have.' },
  { title: 'SCIM provisioning', text: 'Joiners and leavers follow your directory within minutes.' },
  {
    title: 'Mail and chat',
    text: 'The reporting plugin and the chat simulations, installed once by an administrator.',
  },
  {
    title: 'API and export',
    text: 'Results as JSON or CSV, for your own dashboards and your own records.',
  },
];

export const securityPoints: readonly TitledText[] = [
  {
    title: 'MFA for everyone',
    text: 'Every account with a password needs an authenticator app. An account is unusable until it is added.',
  },
  {
    title: 'Signing in sends no password',
    text: 'It proves that you know the password without sending it (SRP). Only setting a password sends it, encrypted, to the identity service, Amazon Cognito, and not to us.',
  },
  {
    title: 'Harmless by construction',
    text: 'A link in a simulation opens a lesson. There is no form, so there is nowhere to type a password.',
  },
  // Before launch: measure the uptime, or take the figure away here and in the terms.
  {
    title: '99.99% uptime',
    text: 'The availability that we aim for, measured every minute from outside.',
  },
];

export const featureTestimonials: readonly Testimonial[] = [
  {
    quote:
      'The lesson is one cue long, and it is over before anybody feels told off. The game does the rest.',
    author: 'Louise Carter',
    role: 'Practice manager, dental clinic',
    image: 'LC',
    sample: true,
  },
  {
    quote:
      'SCIM took less than half an hour. Since then nobody has asked me to add a user by hand.',
    author: 'Marek Nowak',
    role: 'IT lead, logistics company',
    image: 'MN',
    sample: true,
  },
  {
    quote:
      'Our auditors used to ask for a spreadsheet. Now they ask whether they can have a login.',
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
      'No. Links lead straight to a lesson, attachments are empty, and there is no form to type anything into.',
  },
  {
    id: 'faq-caught',
    question: 'What happens to somebody who is caught?',
    answer:
      'They see which cue gave the message away and what to do next time. Managers see totals for their team; individual results are hidden unless your organisation decides otherwise and tells its people.',
  },
  {
    id: 'faq-filters',
    question: 'Will our spam filter let the simulations through?',
    answer:
      'You allow our sending addresses once, with step-by-step guides for the common mail systems. A test message shows that it worked before the first campaign goes out.',
  },
  {
    id: 'faq-languages',
    question: 'Which languages are there?',
    answer:
      'With Enterprise, over 20, for lures, lessons and the learning site. A campaign can send each person the language of their office. The other plans are in English.',
  },
  {
    id: 'faq-guarantee',
    question: 'Will nobody ever click again?',
    answer:
      'No training can promise that, and we do not. What changes is how many people report, and how soon. That is what limits the damage of a real attack.',
  },
];
