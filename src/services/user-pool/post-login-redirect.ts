import { browserStorage } from '#src/lib/web-storage.ts';

export const POST_LOGIN_REDIRECT_KEY = 'app.postLoginRedirect';

/**
 * Stores the redirect target while the user is at Google (docs/product, Callback). Null clears it. If storage is blocked,
 * the sign-in can't start either, and its button reports that.
 */
export function keepRedirect(redirectTo: string | null): void {
  if (redirectTo === null) browserStorage.remove(POST_LOGIN_REDIRECT_KEY);
  else browserStorage.set(POST_LOGIN_REDIRECT_KEY, redirectTo);
}

/** Untrusted, like any redirectTo: only the redirect policy may act on it. */
export function keptRedirect(): string | null {
  return browserStorage.get(POST_LOGIN_REDIRECT_KEY);
}
