import { brand } from '#src/config/brand.ts';
import { fieldWords } from './fields.ts';

/** An authenticator’s key, and the code that proves that it works. Texts quoted in docs/product are fixed. */
export const setUpWords = {
  title: 'Set up your authenticator',
  /** Above the title, for a signed-in user. */
  signedIn: 'You’re signed in. One last step',
  /** While signing in, where the set-up comes as a surprise: what was entered before was right. */
  accepted: {
    password: 'Password accepted. One last step',
    'new-password': 'Password saved. One last step',
    code: 'Code accepted. One last step',
    'custom-challenge': 'Answer accepted. One last step',
    other: 'One last step',
  },
  /** At the end of a registration. */
  lastOfThree: 'Step 3 of 3: your authenticator',
  /**
   * The user pool allows 3 minutes for it while signing in. How long is left is shown beside the second step, and isn't
   * announced, so `limit` is only spoken.
   */
  intro:
    'Add an authenticator app once, and a stolen password alone won’t open your account. <limit>You have 3 minutes.</limit>',
  scanHeading: `1. Add ${brand.name} to your app`,
  /** In a narrow column, where the QR code is folded. */
  apps: 'Use an app like Google Authenticator.',
  /** Beside the second step, hidden from screen readers. `more` is only shown where there is room. */
  left: (minutes: number, seconds: number) =>
    `${minutes}:${String(seconds).padStart(2, '0')} left <more>to finish</more>` as const,
  limitOver: 'The 3 minutes are up. <new-key>Sign in again for a new key</new-key>',
  scan: {
    text: 'Scan this with an app like Google Authenticator.',
    /** Shows it in a narrow column. */
    show: 'Show the QR code',
  },
  here: 'Set up on this device',
  byHand: 'Or use this key.',
  keepSafe: 'Save it in case you lose your phone.',
  qrLabel: `QR code that adds ${brand.name} to your authenticator app`,
  qrFailed: 'We couldn’t load the QR code. Type the key into the app instead.',
  copy: 'Copy key',
  copied: 'Key copied.',
  copyFailed: 'We couldn’t copy the key. Select it and copy it yourself.',
  codeHeading: '2. Enter the code',
  codeHint: fieldWords.code.hint,
  submit: 'Verify and continue',
  submitting: 'Checking the code…',
  /**
   * In the message for a refused code: why, and what keeps refusing the right ones. Browsers break the line after a button,
   * so a full stop outside would stand alone.
   */
  usualCauses:
    'Enter the newest code. Refused again? Check your phone’s clock, or <new-key>get a new key.</new-key>',
  /** In place of `usualCauses` while signing in. */
  usualCausesSigningIn:
    'Enter the newest code. Refused again? Check your phone’s clock, or <new-key>sign in again for a new key.</new-key>',
} as const;
