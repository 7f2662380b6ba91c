import { brand } from '#src/config/brand.ts';
import { plural } from '../locale.ts';
import { LOOKALIKE, type AuthPanel } from './panels.ts';

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

export const newPasswordPanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'HR systems',
    address: '{1:payroll@staff-update.example}',
    subject: 'New password policy',
    body: ['Please {2:reply with your new password} so that we can update payroll before Friday.'],
    cues: [
      { title: 'The address', explanation: 'Not where your payslips come from.' },
      { title: 'The request', explanation: 'No one who runs a system needs your password.' },
    ],
  },
  tip: 'Three or four unrelated words, with a capital letter and a symbol, make a password that’s hard to guess and easy to remember.',
};

export const verifyEmailPanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: brand.name,
    address: `{1:no-reply@${LOOKALIKE}}`,
    subject: 'Last step: verify your email',
    body: ['{2:Enter your email password} on our secure page, or your account will be removed.'],
    cues: [
      {
        title: 'The address',
        explanation: `Our name comes first, but it belongs to ${LOOKALIKE}.`,
      },
      { title: 'The request', explanation: 'Verifying an email address never needs its password.' },
    ],
  },
  tip: 'A fake email works best when you’re expecting a real one. Type the code here, on the page you opened yourself.',
};
