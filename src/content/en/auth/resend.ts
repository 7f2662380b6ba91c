/** Requesting another code by email. */
export const resendWords = {
  noCode: 'No code?',
  resend: 'Send a new code',
  resending: 'Sending…',
  resendIn: (seconds: number) =>
    `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  resent: '✅ Verification code sent to your email.',
} as const;
