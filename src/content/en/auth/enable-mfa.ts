import type { AuthPanel } from './panels.ts';

/** /enable-mfa. Texts quoted in docs/product are fixed. */
export const enableMfaWords = {
  intro:
    'Your account stays locked until you’ve added an authenticator app. Its codes are made on your phone, not sent to it.',
  authenticatorFirst:
    'You need an authenticator before you can start learning. Add one here, and we’ll open your lessons.',
  starting: 'Preparing your key…',
  startFailed: 'Failed to initiate MFA setup.',
  retry: 'Try again',
  success: '✅ MFA was added. Redirecting...',
  goingOn: 'Your authenticator is set up. Opening your page…',
  alreadyTitle: 'Your authenticator is set up',
  already: 'Nothing more to do here. You can replace the app in your <profile>profile</profile>.',
  withProvider: {
    title: 'Google protects this account',
    intro:
      'Your second step is Google’s 2-Step Verification, so there’s no authenticator app to set up here.',
    question: 'Not sure that it’s on? <google/>',
    goingOn: 'One moment…',
  },
} as const;

export const enableMfaPanel: AuthPanel = {
  specimen: {
    channel: 'chat',
    from: 'Service desk',
    address: '{1:desk@it-support-team.example}',
    body: [
      'You’ll see a few sign-in requests on your phone tonight. It’s only maintenance.',
      '{2:Tap Approve} and they’ll stop.',
    ],
    cues: [
      { title: 'The sender', explanation: 'Anyone can call themselves that.' },
      { title: 'The favour', explanation: 'You’d be approving their sign-in, not yours.' },
    ],
  },
  tip: 'If you get a request that you didn’t start, someone else has your password. Decline it, then change the password.',
};
