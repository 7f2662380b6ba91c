import { hostedUiOrigin } from '#src/config/endpoints.ts';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';

/** Where the hosted sign-out may return to: the app client's LogoutURLs. */
export const RETURN_PATHS = [paths.home, paths.goodbye] as const;

/**
 * Navigates to the hosted UI's logout endpoint, which ends the session there and returns to `returnTo` on this site. Returns
 * false if there is no hosted UI. Not Amplify's own, which would have to be loaded first.
 */
export function leaveForHostedSignOut(returnTo: (typeof RETURN_PATHS)[number]): boolean {
  const origin = hostedUiOrigin(env);
  if (origin === null) return false;
  const query = new URLSearchParams({
    client_id: env.userPool.clientId,
    logout_uri: `${window.location.origin}${returnTo}`,
  });
  window.location.assign(`${origin}/logout?${query.toString()}`);
  return true;
}
