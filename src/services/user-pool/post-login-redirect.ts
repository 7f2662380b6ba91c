export const POST_LOGIN_REDIRECT_KEY = 'lureproof.postLoginRedirect';

/**
 * Keeps the target while the person is away at Google (specification, section 3); null clears it. A browser
 * that refuses its storage keeps none, and can't complete the sign-in either: that is told there.
 */
export function keepRedirect(redirectTo: string | null): void {
  try {
    if (redirectTo === null) localStorage.removeItem(POST_LOGIN_REDIRECT_KEY);
    else localStorage.setItem(POST_LOGIN_REDIRECT_KEY, redirectTo);
  } catch {
    // Nothing is kept.
  }
}

/** As untrusted as any redirectTo: only the redirect policy may act on it. */
export function keptRedirect(): string | null {
  try {
    return localStorage.getItem(POST_LOGIN_REDIRECT_KEY);
  } catch {
    return null;
  }
}
