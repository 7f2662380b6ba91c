import { env } from '#src/config/env.ts';

/** Whether this site has passkeys at all. */
export const hasPasskeys = env.passkeys !== null;

/** Whether this browser can use them. Not without a secure connection, and not in most apps' own browsers. */
export function supportsPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && 'credentials' in navigator;
}

/** Whether this device itself can keep one. Not without a screen lock; a phone or a security key still can. */
export async function canKeepPasskeys(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}
