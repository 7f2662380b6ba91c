const BUSY =
  'Another tab or window is asking for a passkey. Finish or close it there, then try again.';
const UNFOCUSED =
  'Your browser asks for a passkey only in the window that you’re using. Press the button once more.';

/** Messages for what only passkeys have, by code. */
export const passkeyFailureWords = {
  signIn: {
    'passkeys-off': 'Passkeys aren’t available at the moment. Sign in with your password.',
    'passkey-cancelled': 'No passkey was used. Try again, or sign in with your password.',
    'passkey-timed-out':
      'Your device didn’t answer, so we’ve stopped waiting. Try again, or sign in with your password.',
    'passkey-busy': BUSY,
    'passkey-unfocused': UNFOCUSED,
    'passkey-unsupported':
      'This device can’t check that it’s you. Set a screen lock on it, use your phone, or sign in with your password.',
    'passkey-wrong-site': 'Passkeys don’t work at this address. Sign in with your password.',
    'passkey-expired':
      'That took too long, so it was stopped. Try again, or sign in with your password.',
    'passkey-refused':
      'That passkey doesn’t open this account, or no longer does. Sign in with your password. You can add a new one under Security.',
    /** The same for an email without an account. */
    'password-required':
      'We can’t accept a passkey for this email here. Sign in with your password.',
    other: 'Your browser couldn’t use a passkey. Try again, or sign in with your password.',
  },
  adding: {
    'passkeys-off': 'Passkeys aren’t available at the moment.',
    'passkey-cancelled': 'No passkey was added. Try again whenever you like.',
    'passkey-timed-out': 'Your device didn’t answer, so we’ve stopped waiting. Try again.',
    'passkey-busy': BUSY,
    'passkey-unfocused': UNFOCUSED,
    'passkey-exists':
      'There’s a passkey for your account on this device, or in the password manager that you chose, already.',
    'passkey-limit': 'You have as many passkeys as an account can have. Remove one first.',
    'passkey-unsupported':
      'This device can’t keep a passkey. Set a screen lock on it (a PIN, your fingerprint or your face), then try again. Or choose your phone instead.',
    'passkey-wrong-site': 'Passkeys can’t be added at this address.',
    'passkey-expired': 'That took too long, so it was stopped. Try again.',
    other: 'Your browser couldn’t create a passkey. Try again.',
  },
} as const;
