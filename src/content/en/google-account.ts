/** A link to the settings of a user's second step at Google. */
export const googleAccount = {
  check: 'Check your Google Account',
  url: 'https://myaccount.google.com/signinoptions/two-step-verification',
} as const;
