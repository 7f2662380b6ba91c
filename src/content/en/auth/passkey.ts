/** A sign-in with a passkey. */
export const passkeySignInWords = {
  use: 'Use a passkey',
  /** Between the passkey and the form, if the passkey is first. */
  or: 'or',
  /** On the button, while something is awaited. */
  steps: {
    challenge: 'One moment…',
    device: 'Waiting for your device…',
    verdict: 'Signing in…',
  },
  prompt: 'Follow your device’s prompt. No prompt? Cancel, or sign in with your password.',
  cancel: 'Cancel',
} as const;
