/** The reset of a password. Texts quoted in docs/product.md are fixed. */
export const passwordResetWords = {
  title: 'Reset your password',
  intro: 'We’ll send a code to your email. Use it to choose a new password.',
  required: 'You need to change your password before you can sign in.',
  steps: { request: 'Step 1 of 2: your email', confirmation: 'Step 2 of 2: a new password' },
  send: 'Send reset code',
  sending: 'Sending…',
  codeSent: '✅ Verification code sent to your email.',
  toLogin: 'Back to sign in',
  confirmTitle: 'Choose a new password',
  sentTo: 'If there’s an account for',
  sentToEnd: ', we’ve sent it a 6-digit code. The code works for an hour.',
  codeHint: 'It’s in the email. Check your spam folder too.',
  /** Below the request for another code. */
  atGoogle: 'An account that uses Google has no password, so it gets no code.',
  submit: 'Reset password',
  submitting: 'Resetting…',
  back: 'Back to Email',
  success: '✅ Password reset successful! Redirecting...',
  doneTitle: 'Password changed',
  done: 'Next, sign in with your new password.',
  signIn: 'Sign in',
  /** In messages. */
  advised: { signIn: 'sign in', contactSupport: 'Contact support' },
} as const;
