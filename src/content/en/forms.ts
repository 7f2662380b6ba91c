import { brand } from '#src/config/brand.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import type { FaqItem } from '#src/content/types.ts';
import { enterprisePlan } from './marketing/plans.ts';
import { contactMeta, contactSalesMeta, supportMeta } from './form-meta.ts';

/** The copy of the contact, support and sales forms. */
export const formWords = {
  name: 'Name',
  email: 'Email',
  emailHint: 'We’ll reply to this address.',
  /**
   * Keyed by the URL's `topic` parameter. The label is sent. The others are as many lines as the page's own, so that
   * nothing moves when they replace them.
   */
  topics: {
    'change-plan': {
      label: 'Change my plan',
      title: 'Change my plan',
      lead: 'Tell us which plan you’d like, and we’ll change it for you. You keep every point and badge.',
      message: 'Which plan would you like?',
      hint: 'And for how many people?',
    },
    'cancel-subscription': {
      label: 'Cancel my subscription',
      title: 'Cancel my plan',
      lead: 'Tell us, and we’ll cancel it for you. It runs to the end of the period you’ve paid for.',
      message: 'Anything we should know?',
      hint: 'Why you’re leaving, for example. It helps us to do better.',
    },
    'lost-authenticator': {
      label: 'I’ve lost my authenticator',
      title: 'I’m locked out',
      lead: 'Tell us what happened to your authenticator, and we’ll help you back in.',
      message: 'What happened?',
      hint: 'Give your sign-in email. Never send a password or a\u00A0code.',
    },
  },
  /** The message, where the link names the plan. */
  switchTo: (plan: string) => `I’d like to switch to ${plan}.`,
  optional: (field: string) => `${field} (optional)`,
  honeypot: 'Leave this field empty',
  sending: 'Sending…',
  /** Below the button. The privacy policy says the same. */
  use: 'We reply by email. What you write is used only to answer you, and deleted 24 months after the last message: see our <privacy>privacy policy</privacy>.',
  /** In place of the title and the lead, once sent. */
  sentTitle: 'Message sent',
  sentLead: 'We’ll reply to the email address you gave.',
  copy: 'Your message',
  copied: (field: string) => `${field}: <value/>` as const,
  another: 'Write another message',
  failed: 'Your message was not sent',
  /** Below errors that a retry could fix. */
  kept: '<b>Everything you typed is still here.</b> If trying again doesn’t help, write to <address/>.',
} as const;

/** Problems with a submission. */
export const formProblemWords = {
  fieldNames: {
    name: 'Name',
    email: 'Email',
    organisation: 'Organisation',
    people: 'Number of people',
    message: 'Message',
    topic: 'Topic',
  },
  fieldProblems: {
    missing: 'is required',
    'not-an-email': 'should look like name@example.com',
    invisible: 'has a character that can’t be seen: type it by hand instead of pasting it',
    'stacked-marks': 'has more than three accents or other marks on a letter',
  },
  /** '{Field} {messages}', joined by commas (docs/product, Contact forms). */
  aboutField: (field: string, messages: readonly string[]) => `${field} ${messages.join(', ')}`,
  /** What to do, at the field itself. */
  fillIn: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    message: 'Write your message.',
  },
  correctEmail: 'Enter a full email address, such as name@example.com.',
  formErrors: {
    BLOCKED:
      'The form service took your message for spam. If there are links in it, take them out, then try again.',
    EMPTY: 'Your message arrived empty. Fill in the fields, then try again.',
    FILES_TOO_BIG: 'The files are too big for this form. Send your message without them.',
    FORM_NOT_FOUND: 'The form service doesn’t recognise this form at the moment.',
    INACTIVE: 'This form is switched off at the moment.',
    NO_FILE_UPLOADS: 'This form can’t take files. Send your message without them.',
    PROJECT_NOT_FOUND: 'The form service doesn’t recognise this site at the moment.',
    TOO_MANY_FILES: 'There are too many files for this form. Send your message without them.',
  },
  unexpectedResponse: 'Unexpected response format',
  network: 'We couldn’t send it. Check your connection, then try again.',
} as const;

interface DirectWays {
  question: string;
  links: readonly { to: string; text: string }[];
}

/** The copy of a page with a form. */
export interface FormPageWords {
  meta: PageMeta;
  title: string;
  /** Sent with every message, but not shown. */
  topic?: string;
  lead: string;
  /** Above the form: where some questions have a quicker answer. */
  directly?: DirectWays | undefined;
  /** Below the form: what happens once it is sent. */
  next?: { title: string; steps: readonly NextStep[] };
  /** Beside the form: what is asked about, and what it includes. */
  offer?: {
    title: string;
    text: string;
    features: readonly string[];
    links: readonly { to: string; text: string }[];
  };
  /** Above the form: problems that can be solved without us. `otherwise` is the form's heading. */
  quickAnswers?: { title: string; items: readonly FaqItem[]; otherwise: string } | undefined;
  /** Optional fields before the message, of which there are two. */
  extraFields?: readonly ExtraField[];
  /** The label of the message, and its hint. */
  message: string;
  messageHint?: string;
  submit: string;
  sent: string;
  /** Sends the replies, and takes messages by email. */
  address: string;
  answer: { title: string; cues: readonly AnswerCue[] };
  elsewhere?: { title: string; links: readonly OtherWay[] };
}

interface ExtraField {
  name: 'organisation' | 'people';
  autoComplete: 'organization' | 'off';
  inputMode?: 'numeric';
}

interface NextStep {
  number: number;
  title: string;
  description: string;
  colour: 'tide';
}

interface AnswerCue {
  title: string;
  address?: string;
  text: string;
}

interface OtherWay {
  to: string;
  text: string;
  note: string;
}

/** Shown beside each form: how to tell our reply from a phish. */
const answerWords = (address: string): FormPageWords['answer'] => ({
  title: 'How to tell that a reply is ours',
  cues: [
    {
      title: 'It comes from our address.',
      address,
      text: 'Check it to the last letter. The display name proves nothing.',
    },
    {
      title: 'It quotes what you wrote.',
      text: 'But a stolen thread can quote you, too: check the address first.',
    },
    {
      title: 'It never asks for a password or a\u00A0code.',
      text: 'We don’t need either to help you. Leave them out of your message, too.',
    },
  ],
});

const elsewhere = (...links: OtherWay[]) => ({ title: 'Other ways to get an answer', links });

export const contactWords: FormPageWords = {
  meta: contactMeta,
  title: 'Contact us',
  lead: 'Ask a question, suggest something, or tell us what went wrong.',
  message: 'Message',
  messageHint: 'If it’s about a page, say which one.',
  submit: 'Send message',
  sent: 'Thank you! Your message has been sent successfully.',
  address: brand.helloEmail,
  answer: answerWords(brand.helloEmail),
  directly: {
    question: 'About your account, or a price?',
    links: [
      { to: paths.support, text: 'Ask support' },
      { to: paths.contactSales, text: 'Talk to sales' },
    ],
  },
  elsewhere: elsewhere(
    { to: paths.docs, text: 'Documentation', note: 'for roles, permissions and campaigns' },
    { to: paths.tutorials, text: 'Tutorials', note: 'for one task, step by step' },
    { to: paths.demo, text: 'Demo', note: 'to play before you ask' },
  ),
};

export const supportWords: FormPageWords = {
  meta: supportMeta,
  title: 'Support',
  lead: 'Stuck with a campaign, or unsure about a message? Tell us what happened.',
  directly: {
    question: 'Can’t sign in?',
    links: [
      { to: paths.resetPassword, text: 'Reset your password' },
      {
        to: supportAbout('lost-authenticator'),
        text: formWords.topics['lost-authenticator'].label,
      },
    ],
  },
  quickAnswers: {
    title: 'Quick answers',
    otherwise: 'Still stuck? Write to us',
    items: [
      {
        id: 'clicked',
        question: 'I clicked a link that I shouldn’t have',
        answer:
          'If it was ours, there’s no harm done: the page that opened tells you so. If not, change the password that you typed, and tell your IT or security team now. Minutes matter.',
      },
      {
        id: 'code-refused',
        question: 'My authenticator’s code is refused',
        answer:
          'Codes change every 30 seconds and depend on the time. Set your phone’s clock to automatic, wait for a new code, then type it at once. If you added the key twice, use the newest entry in your app.',
      },
      {
        id: 'no-email',
        question: 'The email with the code doesn’t come',
        answer:
          'Look in your junk folder, check the address for a typo, then ask for a new code after half a minute. Only the newest code works.',
      },
      {
        id: 'unsure',
        question: 'Is this message one of yours?',
        answer:
          'You needn’t find out: report it, with the plugin or by forwarding it to your organisation’s reporting address. If it was ours, you get points. If it wasn’t, you’ve warned everyone.',
      },
      {
        id: 'filtered',
        question: 'Our filter holds back the simulations',
        answer:
          'Allow our sending addresses in it: open Settings › Delivery on the learning site and choose your email system.',
      },
      {
        id: 'browsers',
        question: 'Which browsers can I use?',
        answer:
          'Chrome, Edge, Firefox and Safari, on computers, phones and tablets, in any version from the last two and a half years.',
      },
    ],
  },
  message: 'How can we help?',
  messageHint: 'What were you trying to do, and what happened instead?',
  submit: 'Submit Support Request',
  sent: 'Thanks for reaching out! Our support team will get back to you shortly.',
  address: brand.supportEmail,
  answer: answerWords(brand.supportEmail),
  elsewhere: elsewhere(
    { to: paths.docs, text: 'Documentation', note: 'for roles, permissions and campaigns' },
    { to: paths.tutorials, text: 'Tutorials', note: 'for one task, step by step' },
    { to: paths.contactSales, text: 'Sales', note: 'for plans and prices' },
  ),
};

export const contactSalesWords: FormPageWords = {
  meta: contactSalesMeta,
  title: 'Talk to sales',
  topic: 'Sales',
  offer: {
    title: `What ${enterprisePlan.name} includes`,
    text: enterprisePlan.description,
    features: enterprisePlan.features,
    links: [
      { to: paths.pricing, text: 'Compare the plans' },
      { to: paths.sampleReport, text: 'See a sample report' },
    ],
  },
  lead: 'Ask for a price, a live demo, or\u00A0both.',
  next: {
    title: 'What happens next',
    steps: [
      {
        number: 1,
        title: 'We reply with a price',
        description: 'By email, for your number of people and the systems you use.',
        colour: 'tide',
      },
      {
        number: 2,
        title: 'You see it live, if you like',
        description: 'Half an hour, with messages like those your people get. No slides.',
        colour: 'tide',
      },
      {
        number: 3,
        title: 'You try it for 14 days',
        description: 'Without a credit card or setup fees. Enterprise can pay by invoice.',
        colour: 'tide',
      },
    ],
  },
  extraFields: [
    { name: 'organisation', autoComplete: 'organization' },
    { name: 'people', autoComplete: 'off', inputMode: 'numeric' },
  ],
  message: 'Message',
  messageHint: 'A price, a live demo or both? Say which systems you use, or which days suit you.',
  submit: 'Send message',
  sent: contactWords.sent,
  address: brand.salesEmail,
  answer: answerWords(brand.salesEmail),
};
