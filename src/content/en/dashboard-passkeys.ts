import { brand } from '#src/config/brand.ts';
import { FORGOTTEN_PASSWORD } from './dashboard.ts';
import { quoted } from './locale.ts';

/** The copy of passkeys in the dashboard. */
export const passkeyWords = {
  heading: 'Passkeys',
  intro:
    'Sign in with your fingerprint, your face or your screen lock. A fake site can’t use a passkey, whatever you’re told.',
  loading: 'Loading your passkeys…',
  failed: 'We couldn’t load your passkeys.',
  none: 'You have no passkeys yet. Your password and your authenticator keep working when you add one.',
  /** For one without a name of the user pool’s. */
  unnamed: 'Passkey',
  thisDevice: 'This device',
  added: 'Added <date/>',
  keptIn: (place: string) => `Kept in ${place}`,
  keptInAndAdded: (place: string) => `Kept in ${place}, added <date/>` as const,
  /** Which one it is about is beside it, so `spoken` is for screen readers. */
  remove: (name: string) => `<label>Remove</label> <spoken>${name}</spoken>` as const,
  most: (count: number) => `You have ${count} passkeys, the most that an account can have.`,
  add: 'Add a passkey',
  /** On the button, while something is awaited. */
  steps: {
    challenge: 'One moment…',
    device: 'Waiting for your device…',
    verdict: 'Saving your passkey…',
  },
  prompt: 'Follow your device’s prompt. No prompt? Cancel, then try again.',
  cancel: 'Cancel',
  /** Where the device has no screen lock. */
  noScreenLock:
    'This device has no screen lock that your browser can use. Set one (a PIN, your fingerprint or your face), or keep the passkey on your phone.',
  unsupported:
    'This browser can’t add passkeys. Open this page in your device’s own browser, such as Safari, Chrome or Edge.',
  done: 'Your passkey is added. Next time, you can sign in with it.',
  doneIn: (place: string) =>
    `Your passkey is added, in ${place}. Next time, you can sign in with it.`,
  unsaved: {
    text: 'Your device has made a passkey, but we couldn’t save it.',
    again: 'Save it again',
    discard: 'Don’t save it',
  },
  unusable: {
    text: 'Your passkeys can’t sign you in yet: the last step didn’t go through.',
    finish: 'Finish',
    finishing: 'Finishing…',
    failed: 'We couldn’t finish it.',
  },
  proof: {
    text: 'Before you continue, show that it’s you.',
    password: 'Your password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    missing: 'Enter your password.',
    wrong: `That isn’t your password. Try again. ${FORGOTTEN_PASSWORD}` as const,
    failed: 'We couldn’t check your password.',
    submit: 'Continue',
    submitting: 'Checking…',
    cancel: 'Cancel',
  },
  removal: {
    title: (name: string) => `Remove ${quoted(name)}?`,
    text: 'It will no longer sign you in here.',
    copy: `The device or password manager where it’s kept may still have its copy. To delete that one too, look for ${brand.name} there: under Passwords on Apple’s devices, in Google Password Manager, or in Windows’ settings under Passkeys.`,
    last: 'It’s your last one. You’ll sign in with your password and your authenticator.',
    submit: 'Remove passkey',
    submitting: 'Removing…',
    cancel: 'Keep it',
    failed: 'We couldn’t remove your passkey.',
    done: (name: string) => `${quoted(name)} is removed.`,
  },
  offer: {
    heading: 'Next time, use your fingerprint',
    text: 'Or your face, or your screen lock. A passkey is quicker than a password and a code, and no fake site can use it. Only on a device that’s yours.',
    later: 'Not now',
    never: 'Never on this device',
    toSecurity: 'You can remove it at any time, <security>under Security</security>.',
  },
  /** For an account that signs in with Google. */
  google: 'You sign in with Google, so Google also keeps your passkeys. There are none here.',
} as const;
