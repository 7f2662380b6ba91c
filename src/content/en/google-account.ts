import { frameWords } from './auth/frame.ts';

/** A link to the settings of a user's second step at Google. */
export const googleAccount = {
  label: 'Check your Google Account',
  href: 'https://myaccount.google.com/signinoptions/two-step-verification',
  note: frameWords.newTab,
} as const;
