import type { AuthPanel } from './panel.ts';

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
