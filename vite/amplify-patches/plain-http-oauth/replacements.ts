import { AMPLIFY_AUTH, type Patched } from '../patch-amplify.ts';

const COGNITO = 'providers/cognito/';

interface Replacement {
  from: string;
  to: string;
}

/** Performs every redirect. */
export const OPENER = 'utils/openAuthSession.mjs';

/** The places where Amplify (@aws-amplify/auth 6.21.1) hard-codes https, by module path. */
const REPLACEMENTS: Readonly<Record<string, Replacement>> = {
  [`${COGNITO}apis/signInWithRedirect.mjs`]: {
    from: '`https://${domain}/oauth2/authorize?',
    to: '`http://${domain}/oauth2/authorize?',
  },
  [`${COGNITO}utils/oauth/completeOAuthFlow.mjs`]: {
    from: "'https://' + domain + '/oauth2/token'",
    to: "'http://' + domain + '/oauth2/token'",
  },
  [`${COGNITO}utils/oauth/oAuthSignOutRedirect.mjs`]: {
    from: '`https://${domain}/logout?',
    to: '`http://${domain}/logout?',
  },
  [OPENER]: { from: "url.replace('http://', 'https://')", to: 'url' },
};

/** https prepended to a domain, or forced on a complete URL. */
const HARD_CODED = /https:\/\/\$\{domain\}|'https:\/\/' \+ domain|'http:\/\/', 'https:\/\/'/;

/** Whether the module redirects to the OAuth host, and so needs the opener. */
export function opensPages(path: string): boolean {
  return path.endsWith('/signInWithRedirect.mjs') || path.endsWith('/oAuthSignOutRedirect.mjs');
}

/** Null for a module that doesn't use the OAuth host. */
export function withPlainHttp(path: string, code: string): Patched | null {
  const replacement = Object.hasOwn(REPLACEMENTS, path) ? REPLACEMENTS[path] : undefined;
  if (replacement === undefined) {
    return HARD_CODED.test(code)
      ? {
          problem: `${AMPLIFY_AUTH}${path} hard-codes https for the OAuth host, but isn't in the list of modules that do. ${ADVICE}`,
        }
      : null;
  }
  const { from, to } = replacement;
  const parts = code.split(from);
  const changed = parts.join(to);
  return parts.length === 2 && !HARD_CODED.test(changed)
    ? { code: changed }
    : {
        problem: `${AMPLIFY_AUTH}${path} has changed: it contains ${from} ${parts.length - 1} times instead of once, or https in another place. ${ADVICE}`,
      };
}

const ADVICE = 'Update vite/amplify-patches/plain-http-oauth/replacements.ts.';
