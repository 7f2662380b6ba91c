import { routeAt } from './routes.ts';

/** The services that a page may call. Only the origin of each URL is used. */
export interface ServiceUrls {
  userPoolEndpoint: string;
  /** Of the hosted sign-in. Undefined if there is no social sign-in. */
  oauthOrigin?: string | undefined;
}

/**
 * The origins whose answer the next step on a page waits for, so that the browser connects to them in advance. Public pages
 * have none, because they make no request to another host; nothing ever waits for the identity pool.
 */
export function connectionsAt(
  pathname: string,
  { userPoolEndpoint, oauthOrigin }: ServiceUrls,
): readonly string[] {
  const calls = callsOf(pathname).map((name) =>
    name === 'hosted-sign-in' ? oauthOrigin : userPoolEndpoint,
  );
  return [...new Set(calls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])))];
}

function callsOf(pathname: string) {
  const route = routeAt(pathname);
  if (route.audience === 'public') return [];
  if (route.audience === 'auth' && !route.prerendered) return route.calls ?? [];
  return ['amplify-user-pool'] as const;
}
