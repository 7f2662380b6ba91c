import type { AuthPanel } from './panels.ts';

/** The reset of a password. Texts quoted in docs/product are fixed. */
export const passwordResetWords = {
  title: 'Reset your password',
  intro: 'We’ll send a code to your email. Use it to choose a new password.',
  /** In place of `intro`. */
  required:
    'You need to change your password before you can sign in. We’ll send a code to your email.',
  steps: { request: 'Step 1 of 2: your email', confirmation: 'Step 2 of 2: a new password' },
  send: 'Send reset code',
  sending: 'Sending…',
  codeSent: '✅ Verification code sent to your email.',
  toLogin: 'Back to sign in',
  confirmTitle: 'Choose a new password',
  /** The toast says that a code was sent; an address without an account gets none. */
  sentTo: 'Enter the code from the email to <address>.</address>',
  codeHint: '6 digits. The code works for an hour.',
  submit: 'Reset password',
  submitting: 'Resetting…',
  back: 'Back to Email',
  success: '✅ Password reset successful! Redirecting...',
  doneTitle: 'Password changed',
  done: 'Taking you to sign in with your new password…',
  stepsDone: [
    { text: 'Your email', done: true },
    { text: 'A new password', done: true },
  ],
  signIn: 'Sign in',
  /** Under 'No code?', because the user pool tells nobody. */
  noCode:
    'Check your spam folder. If you use Google, there’s no password to reset. If you’ve never confirmed this email, <login>sign in to confirm it</login>.',
  /** Below the refusal of an address that was never confirmed. */
  unconfirmed:
    'If you know your password, <login>sign in</login> to confirm it. If not, <support>contact support</support>.',
} as const;

export const forgotPasswordPanel: AuthPanel = {
  specimen: {
    channel: 'sms',
    from: 'Account alert',
    address: '{1:07700 900388}',
    body: ['Your password was reset. {2:Not you? Sign in to undo it:} undo-reset.example'],
    cues: [
      { title: 'The number', explanation: 'A stranger’s mobile, not a company’s.' },
      {
        title: 'The fright',
        explanation: 'Nothing was reset. The link is there to steal your password.',
      },
    ],
  },
  tip: 'You can ignore a reset that you didn’t ask for: without the code, nothing changes.',
};
