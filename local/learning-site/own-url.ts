const HAND_OVER_PATH = '/auth-redirect';

/**
 * Where a learner goes after the hand-over: to `redirectTo` when it is a page of this very site,
 * otherwise to its first page. Control characters, backslashes and credentials are refused.
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
