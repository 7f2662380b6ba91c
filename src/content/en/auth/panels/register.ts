import type { AuthPanel } from './panel.ts';

/** Not about money, which could be taken for the plan that the visitor is registering for. */
export const registerPanel: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'Leak Watch',
    address: '{1:alerts@password-leak-check.example}',
    subject: 'Your password is on a leaked list',
    body: ['{2:Type your password here} and we’ll tell you which site lost it.'],
    cues: [
      { title: 'The address', explanation: 'Not a site that you have an account with.' },
      {
        title: 'The request',
        explanation: 'A real warning asks you to change your password, never to type it in.',
      },
    ],
  },
  tip: 'Use a password here that you use nowhere else. If another site leaks yours, it won’t work here.',
};
