import { brand } from '#src/config/brand.ts';
import type { Specimen } from '#src/lib/specimen.ts';

/** Beside each auth screen, where there is room: a phish that fits the moment, and what to do about it. */
interface AuthPanel {
  specimen: Specimen;
  tip: string;
}

export const authPanelWords = {
  heading: 'An example of a phish',
  tipHeading: 'Field note',
} as const;

/** A host that passes for ours at a glance. */
const LOOKALIKE = `${brand.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '')}-account.example`;

const signIn: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'IT Helpdesk',
    address: `{1:security@${LOOKALIKE}}`,
    subject: 'Your password expires {2:today}',
    body: ['We noticed unusual activity. Confirm your details within 2 hours to keep access.'],
    cues: [
      { title: 'The address', explanation: `It looks right, but the owner is ${LOOKALIKE}.` },
      { title: 'The deadline', explanation: 'It’s there to stop you thinking.' },
    ],
  },
  tip: 'A sign-in page is only as real as its address. Look just before the first single slash: that’s the owner.',
};

const goodbye: AuthPanel = {
  specimen: {
    channel: 'email',
    from: `${brand.name} accounts`,
    address: `{1:restore@${LOOKALIKE}}`,
    subject: 'Your progress can still be saved',
    body: ['Changed your mind? {2:Confirm your card details} to restore your account.'],
    cues: [
      { title: 'The address', explanation: `It looks right, but the owner is ${LOOKALIKE}.` },
      { title: 'The request', explanation: 'What is deleted is gone: nobody can sell it back.' },
    ],
  },
  tip: 'A message about an account that you’ve closed deserves the same look as any other.',
};

const code: AuthPanel = {
  specimen: {
    channel: 'sms',
    from: brand.name,
    address: '{1:07700 900142}',
    body: [
      'We’ve blocked a sign-in to your account. {2:Reply with your 6-digit code} to unlock it.',
    ],
    cues: [
      {
        title: 'The number',
        explanation: 'A stranger’s mobile. Anyone can put our name above it.',
      },
      { title: 'The request', explanation: 'We never ask you to send us a code.' },
    ],
  },
  tip: 'A code belongs on the screen you’re signing in to, and nowhere else. Don’t read it out and don’t send it on.',
};

const setUp: AuthPanel = {
  specimen: {
    channel: 'chat',
    from: 'Sam from IT',
    address: '{1:sam@helpdesk-chat.example}',
    body: [
      'Hi! We’re moving everyone to a new authenticator.',
      'Could you {2:send me a screenshot of your QR code}? I’ll register your phone for you.',
    ],
    cues: [
      { title: 'The sender', explanation: 'Their account isn’t from your organisation.' },
      { title: 'The screenshot', explanation: 'Anyone with your QR code can generate your codes.' },
    ],
  },
  tip: 'Treat the QR code and its key like a password: scan it, store the key somewhere safe, and show them to no one.',
};

const enableMfa: AuthPanel = {
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

const register: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'Orders',
    address: '{1:billing@cancel-my-order.example}',
    subject: 'Thanks for joining! We’ll take {2:£79.99 today}',
    body: ['Not you? Sign in with your email password within 12 hours to cancel.'],
    cues: [
      { title: 'The address', explanation: 'Made to be read in a hurry. It isn’t a shop’s.' },
      { title: 'The bill', explanation: 'A sum you never agreed to makes people click first.' },
    ],
  },
  tip: 'Use a password here that you use nowhere else. If another site leaks it, no one can use it here.',
};

const verifyEmail: AuthPanel = {
  specimen: {
    channel: 'email',
    from: brand.name,
    address: `{1:no-reply@${LOOKALIKE}}`,
    subject: 'Last step: verify your email',
    body: ['{2:Enter your email password} on our secure page, or your account will be removed.'],
    cues: [
      { title: 'The address', explanation: `Our name comes first, but the owner is ${LOOKALIKE}.` },
      { title: 'The request', explanation: 'Verifying an email address never needs its password.' },
    ],
  },
  tip: 'A fake email works best when you’re expecting a real one. Type the code here, on the page you opened yourself.',
};

const forgotPassword: AuthPanel = {
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

const newPassword: AuthPanel = {
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

const choice: AuthPanel = {
  specimen: {
    channel: 'sms',
    from: 'Your bank',
    address: '{1:07700 900671}',
    body: ['A payment of £640.00 is waiting. {2:Call us now on 0909 879 0321} to stop it.'],
    cues: [
      { title: 'The number', explanation: 'Your bank’s name, on a private mobile.' },
      { title: 'The call', explanation: 'They’d ask you for a code, to “cancel” the payment.' },
    ],
  },
  tip: 'Hang up and ring back on the number that’s printed on your card.',
};

const google: AuthPanel = {
  specimen: {
    channel: 'email',
    from: 'Anna shared a file',
    address: '{1:share@docs-viewer.example}',
    subject: '“Salaries 2026” is waiting for you',
    body: ['Sign in with Google and {2:let Docs Viewer read and send your email} to open it.'],
    cues: [
      { title: 'The address', explanation: 'Not Google’s, and not Anna’s.' },
      { title: 'The permission', explanation: 'Opening a file needs no access to your email.' },
    ],
  },
  tip: 'Before you let an app in, read what it asks for. The sign-in can be real and the app still a phish.',
};

const leave: AuthPanel = {
  specimen: {
    channel: 'chat',
    from: 'Unknown contact',
    address: '{1:added you today}',
    body: ['Is this you in the photo?? {2:photos.google.view-album.example}'],
    cues: [
      {
        title: 'The contact',
        explanation: 'Someone you’ve never met, with something urgent to show.',
      },
      { title: 'The link', explanation: 'A famous name at the front. The owner is at the end.' },
    ],
  },
  tip: 'In a link, look just before the first single slash: that’s the owner.',
};

const signedIn: AuthPanel = {
  specimen: {
    channel: 'sms',
    from: 'Parking',
    address: '{1:07700 900515}',
    body: ['Unpaid charge. Settle {2:£25 today or £70 tomorrow} at pay-parking.example'],
    cues: [
      { title: 'The number', explanation: 'A private mobile. Councils send letters.' },
      { title: 'The price', explanation: 'It rises overnight, so that you pay before you check.' },
    ],
  },
  tip: 'Sharing this computer? Sign out when you’ve finished, or the next person can use your account.',
};

export const authPanels = {
  signIn,
  goodbye,
  code,
  setUp,
  enableMfa,
  register,
  verifyEmail,
  forgotPassword,
  newPassword,
  choice,
  google,
  leave,
  signedIn,
} as const;

export type AuthPanelName = keyof typeof authPanels;
