import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { contactMeta, contactSalesMeta, supportMeta } from './form-meta.ts';

/** The words of the contact, support and sales forms. */
export const formWords = {
  name: 'Name',
  email: 'Email',
  emailHint: 'Our answer goes to this address.',
  topic: 'Topic',
  /** By the `topic` of the page's address. */
  topics: {
    'cancel-subscription': 'Cancel my subscription',
    'lost-authenticator': 'I have lost my authenticator',
  },
  honeypot: 'Leave this field empty',
  sending: 'Sending…',
  another: 'Write another message',
  failed: 'Your message was not sent',
  /** Under whatever trying again could mend. */
  advice: `Everything you typed is still here. If trying again does not help, write to ${brand.supportEmail}.`,
} as const;

/** What is wrong. Field errors read '{Field} {messages}' (specification, section 5). */
export const formProblemWords = {
  fieldNames: { name: 'Name', email: 'Email', message: 'Message', topic: 'Topic' },
  fieldProblems: { missing: 'is required', 'not-an-email': 'should look like name@example.com' },
  formErrors: {
    BLOCKED:
      'The form service took your message for spam. If there are links in it, take them out, then try again.',
    EMPTY: 'Your message arrived empty. Fill the fields in, then try again.',
    FILES_TOO_BIG: 'The files are too big for this form. Send your message without them.',
    FORM_NOT_FOUND: 'The form service does not know this form at the moment.',
    INACTIVE: 'This form is switched off at the moment.',
    NO_FILE_UPLOADS: 'This form takes words, but no files. Send your message without them.',
    PROJECT_NOT_FOUND: 'The form service does not know this site at the moment.',
    TOO_MANY_FILES: 'There are too many files for this form. Send your message without them.',
  },
  unexpectedResponse: 'Unexpected response format',
  network: 'We can’t reach the form service. Check your connection, then try again.',
} as const;

/** Beside each form: how to tell our answer from a phish. */
const answerWords = (address: string) =>
  ({
    title: 'How to tell that an answer is ours',
    cues: [
      {
        title: 'It comes from our address',
        text: `${address}, to the last letter. A name proves nothing.`,
      },
      { title: 'It quotes what you wrote', text: 'A stranger would not know your words.' },
      {
        title: 'It asks for no password and no code',
        text: 'Nobody at Lureproof needs either to help you. Leave them out of your message, too.',
      },
    ],
  }) as const;

const elsewhere = 'Other ways to an answer';

export const contactWords = {
  meta: contactMeta,
  title: 'Contact us',
  lead: 'Ask a question, suggest something, or tell us what went wrong. A person reads every message and answers within two working days. Enterprise customers also have a named contact, day and night.',
  message: 'Message',
  messageHint: undefined,
  submit: 'Send message',
  sent: 'Thank you! Your message has been sent successfully.',
  answer: answerWords(brand.helloEmail),
  elsewhere,
  links: [
    { to: paths.support, text: 'Support', note: 'for trouble with your account or a campaign' },
    { to: paths.contactSales, text: 'Sales', note: 'for prices and more than 100 people' },
    { to: `mailto:${brand.helloEmail}`, text: brand.helloEmail, note: 'by email' },
  ],
} as const;

export const supportWords = {
  meta: supportMeta,
  title: 'Support',
  lead: 'Locked out, stuck with a campaign, or unsure about a message? Tell us what happened.',
  message: 'How can we help?',
  messageHint: 'What did you do, and what happened instead?',
  submit: 'Submit Support Request',
  sent: 'Thanks for reaching out! Our support team will get back to you shortly.',
  answer: answerWords(brand.supportEmail),
  elsewhere,
  links: [
    { to: paths.docs, text: 'Documentation', note: 'for roles, permissions and campaigns' },
    { to: paths.resetPassword, text: 'Reset your password', note: 'if you can’t sign in' },
    { to: `mailto:${brand.supportEmail}`, text: brand.supportEmail, note: 'by email' },
  ],
} as const;

export const contactSalesWords = {
  meta: contactSalesMeta,
  title: 'Talk to sales',
  topic: 'Sales',
  lead: 'Tell us how many people you train and which systems you use. We answer with a price and a plan for the rollout.',
  message: 'Message',
  messageHint: 'How many people, in how many places, and by when?',
  submit: 'Send message',
  sent: contactWords.sent,
  answer: answerWords(brand.salesEmail),
  elsewhere,
  links: [
    { to: paths.pricing, text: 'Pricing', note: 'for individuals and teams of up to 100' },
    { to: paths.features, text: 'Features', note: 'for SSO, SCIM and compliance reports' },
    { to: `mailto:${brand.salesEmail}`, text: brand.salesEmail, note: 'by email' },
  ],
} as const;

/** What one of the pages with a form says. */
export type FormPageWords = typeof contactWords | typeof supportWords | typeof contactSalesWords;
