export const POST_LOGIN_REDIRECT_KEY = 'lureproof.postLoginRedirect';

/** Keeps the target while the person is away at Google (specification, section 3); null clears it. */
export function keepRedirect(redirectTo: string | null): void {
  if (redirectTo === null) localStorage.removeItem(POST_LOGIN_REDIRECT_KEY);
  else localStorage.setItem(POST_LOGIN_REDIRECT_KEY, redirectTo);
}

/** As untrusted as any redirectTo: only the redirect policy may act on it. */
export function keptRedirect(): string | null {
  return localStorage.getItem(POST_LOGIN_REDIRECT_KEY);
}
