const HAND_OVER_PATH = '/auth-redirect';

/**
 * `redirectTo` if it is a page of this site, otherwise the home page. URLs with control characters,
 * backslashes or credentials are rejected.
 */
export function ownPage(redirectTo: string | null, siteUrl: string): string {
  const first = new URL('/', siteUrl);
  if (redirectTo === null || !URL.canParse(redirectTo)) return first.href;
  const wanted = new URL(redirectTo);
  const ours =
    wanted.origin === first.origin &&
    wanted.username === '' &&
    wanted.password === '' &&
    !hasForbiddenCharacter(redirectTo) &&
    wanted.pathname !== HAND_OVER_PATH;
  return ours ? wanted.href : first.href;
}

function hasForbiddenCharacter(text: string): boolean {
  return Array.from(text).some((one) => one === '\\' || one <= ' ' || one === '\u007F');
}
