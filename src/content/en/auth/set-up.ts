import { brand } from '#src/config/brand.ts';
import { fieldWords } from './fields.ts';

/** An authenticator’s key, and the code that proves that it works. Texts quoted in docs/product.md are fixed. */
export const setUpWords = {
  title: 'Set up your authenticator',
  /** While signing in, after another step. */
  afterAnswer: 'That worked. One last step',
  /** The steps before it are those of registration. */
  lastStep: 'Step 3 of 3: your authenticator',
  intro: 'With it, a stolen password isn’t enough.',
  scanHeading: `1. Add ${brand.name} to your app`,
  apps: 'Any app like Google Authenticator will do.',
  /** While signing in, which the user pool allows 3 minutes for. */
  limit: 'You have 3 minutes for both steps.',
  /** Beside the second step, hidden from screen readers, after the minutes and seconds. */
  left: 'left',
  limitOver: 'The 3 minutes are up.',
  /** Three ways to the same key. */
  scan: {
    heading: 'On another device',
    text: 'Scan this with the app.',
    /** Shows it in a narrow column, where it is folded. */
    show: 'Show the QR code',
  },
  here: {
    heading: 'On this device',
    text: 'Opens your app with the key filled in.',
    open: 'Set up on this device',
  },
  byHand: 'Or use this key',
  qrLabel: `QR code that adds ${brand.name} to your authenticator app`,
  qrFailed: 'We couldn’t load the QR code. Type the key into the app instead.',
  copy: 'Copy key',
  copied: 'Key copied.',
  copyFailed: 'We couldn’t copy the key. Select it and copy it yourself.',
  keepSafe: 'Save the key in case you lose your phone.',
  codeHeading: '2. Enter the code',
  codeHint: fieldWords.code.hint,
  /** The field's hint, once a code was refused. */
  newest: 'Codes change every 30 seconds. Enter the newest one.',
  submit: 'Verify and continue',
  submitting: 'Checking the code…',
  /** In the message for a refused code: what keeps refusing the right ones. */
  usualCauses: 'Refused again? Check your phone’s clock, or get a new key.',
  /** There, if the key itself is too old. */
  keyTooOld: 'Get a new key, then try again.',
  /** A part of both, which is a button, whatever its case. */
  newKey: 'get a new key',
  /** In place of `usualCauses` while signing in. */
  usualCausesSigningIn: 'Refused again? Check your phone’s clock, or sign in again for a new key.',
  /** A part of it, and on its own. */
  newKeyBySigningIn: 'Sign in again for a new key',
} as const;
