/** Requesting another code by email. */
export const resendWords = {
  noCode: 'No code?',
  resend: 'Send a new code',
  resending: 'Sending…',
  resendIn: 'You can ask for a new code in',
  seconds: { one: 'second', other: 'seconds' },
  resent: '✅ Verification code sent to your email.',
} as const;
