import { plural } from '../locale.ts';

/** Requesting another code by email. */
export const resendWords = {
  noCode: 'No code?',
  resend: 'Send a new code',
  resending: 'Sending…',
  resendIn: (seconds: number) =>
    plural(seconds, {
      one: `You can ask for a new code in ${seconds} second.`,
      other: `You can ask for a new code in ${seconds} seconds.`,
    }),
  resent: '✅ Verification code sent to your email.',
} as const;
