import { env } from '#src/config/env.ts';
import { isInAppBrowser } from '#src/lib/in-app-browser.ts';

/** Whether this site has passkeys at all. */
export const hasPasskeys = env.passkeys !== null;

/** Whether this browser can use them. Not without a secure connection, and not in apps' own browsers, which may only seem to. */
export function supportsPasskeys(): boolean {
  if (!window.isSecureContext || isInAppBrowser(navigator.userAgent)) return false;
  return 'PublicKeyCredential' in window && 'credentials' in navigator;
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
