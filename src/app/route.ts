/** Pages in a group share an inline style sheet. Grouped by size, not topic, so that each page fits one first flight. */
export type StyleGroup = 'landing' | 'marketing' | 'trying' | 'reading' | 'forms';

interface PageRoute {
  path: string;
  /** The page's module under src/routes, without `.page.tsx`. */
  page: string;
  /** The query parameters that the page reads. On a public page, they start the app; any other is ignored. */
  query?: readonly string[];
}

/** Open to everyone: prerendered, in the sitemap, indexed by search engines. */
export interface PublicRoute extends PageRoute {
  audience: 'public';
  /** Defaults to `marketing`. */
  styles?: StyleGroup;
  /** A local-storage key. If it has a value, the app starts without waiting for an interaction. */
  resumeKey?: string;
}

/** Part of signing in or out. */
interface AuthRoute extends PageRoute {
  audience: 'auth';
  /** Only possible for a screen whose first state is the same for every visitor. */
  prerendered: boolean;
  /** Modules of services/user-pool/amplify to preload with the screen. Protected screens preload the first. */
  calls?: readonly ('amplify-user-pool' | 'hosted-sign-in')[];
  /** The URL may contain a token, so it is never sent as a referrer. */
  hasSecretAddress?: true;
}

/** For signed-in users; rendered in the browser only. */
interface ProtectedRoute extends PageRoute {
  audience: 'protected';
  /** A screen that needs an authenticator belongs to the dashboard and is rendered in its layout. */
  needs: 'session' | 'authenticator';
}

export type Route = PublicRoute | AuthRoute | ProtectedRoute;
