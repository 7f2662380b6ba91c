import { brand } from '#src/config/brand.ts';

/** An authenticator’s key, and the code that proves that it works. Texts quoted in docs/product.md are fixed. */
export const setUpWords = {
  title: 'Set up your authenticator',
  progress: 'Required before you can continue',
  /** The steps before it are those of registration. */
  lastStep: 'Step 3 of 3: your authenticator',
  intro: `${brand.name} asks for a code from an authenticator app whenever you sign in, so a stolen password alone won’t let anyone in.`,
  scanHeading: `1. Add ${brand.name} to your app`,
  scan: 'Scan this with Google Authenticator, 1Password, Microsoft Authenticator or any other authenticator app.',
  qrLabel: `QR code that adds ${brand.name} to your authenticator app`,
  qrFailed: 'We couldn’t load the QR code. Type the key below into the app instead.',
  onThisPhone: 'Set up on this device',
  keyLabel: 'Can’t scan? Type this key into the app',
  copy: 'Copy key',
  copied: 'Key copied.',
  copyFailed: 'We couldn’t copy the key. Select it and copy it yourself.',
  keepSafe:
    'Keep the key somewhere safe, such as your password manager. With it you can set up the app again; without it, only support can let you back in.',
  codeHeading: '2. Enter the code it shows',
  submit: 'Verify and continue',
  submitting: 'Checking the code…',
  /** After a refused code. */
  onlyNewest: 'Opened this in two tabs? Only the newest key works.',
  newKey: 'Get a new key',
} as const;
