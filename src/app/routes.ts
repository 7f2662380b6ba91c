import { articleAt, articleKinds, articlePath } from '#src/config/article-paths.ts';
import { AUDIENCE_PARAM, PLAN_PARAM } from '#src/config/plans.ts';
import {
  FROM_PARAM,
  paths,
  REDIRECT_PARAM,
  registerAs,
  ROUND_PARAM,
  SAID_PARAM,
  SCORE_PARAM,
  TOPIC_PARAM,
} from '#src/config/paths.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import type { PublicRoute, Route } from './route.ts';

/**
 * Every page of the site: the only source of routes for the router, the prerenderer, prefetching, the sitemap, the
 * hosts' headers and the tests. Data only, because the build reads it in Node.
 */
export const routes: readonly Route[] = [
  { path: paths.home, audience: 'public', page: 'marketing/landing/landing', styles: 'landing' },
  { path: paths.features, audience: 'public', page: 'marketing/features' },
  { path: paths.howItWorks, audience: 'public', page: 'marketing/how-it-works' },
  { path: paths.pricing, audience: 'public', page: 'marketing/pricing/pricing', styles: 'forms' },
  { path: paths.solutions, audience: 'public', page: 'marketing/solutions', styles: 'trying' },
  { path: paths.getStarted, audience: 'public', page: 'marketing/get-started', styles: 'trying' },
  {
    path: paths.sampleReport,
    audience: 'public',
    page: 'marketing/sample-report',
    styles: 'reading',
  },
  {
    path: paths.demo,
    audience: 'public',
    page: 'demo/demo',
    styles: 'trying',
    query: [ROUND_PARAM, SCORE_PARAM, FROM_PARAM, SAID_PARAM],
    resumeKey: PLAY_KEY,
  },
  { path: paths.aboutUs, audience: 'public', page: 'marketing/about-us', styles: 'forms' },
  { path: paths.careers, audience: 'public', page: 'marketing/careers', styles: 'forms' },
  { path: paths.contact, audience: 'public', page: 'marketing/contact/contact', styles: 'forms' },
  {
    path: paths.contactSales,
    audience: 'public',
    page: 'marketing/contact/contact-sales',
    styles: 'forms',
  },
  {
    path: paths.support,
    audience: 'public',
    page: 'marketing/contact/support',
    styles: 'forms',
    query: [TOPIC_PARAM, PLAN_PARAM],
  },
  { path: paths.terms, audience: 'public', page: 'legal/terms', styles: 'reading' },
  { path: paths.privacy, audience: 'public', page: 'legal/privacy', styles: 'reading' },
  { path: paths.cookies, audience: 'public', page: 'legal/cookies', styles: 'reading' },
  { path: paths.legal, audience: 'public', page: 'legal/legal', styles: 'reading' },
  {
    path: paths.accessibility,
    audience: 'public',
    page: 'legal/accessibility',
    styles: 'reading',
  },
  {
    path: paths.securityPolicy,
    audience: 'public',
    page: 'legal/security-policy',
    styles: 'reading',
  },
  ...articleKinds.flatMap((kind): PublicRoute[] => [
    {
      path: paths[kind],
      audience: 'public',
      page: 'marketing/articles/article-list',
      styles: 'reading',
    },
    {
      path: articlePath(kind, ':slug'),
      audience: 'public',
      page: 'marketing/articles/article',
      styles: 'reading',
    },
  ]),

  {
    path: paths.login,
    audience: 'auth',
    page: 'auth/sign-in/login',
    query: [REDIRECT_PARAM],
    prerendered: true,
  },
  {
    path: paths.register,
    audience: 'auth',
    page: 'auth/sign-up/register',
    query: [REDIRECT_PARAM, PLAN_PARAM, AUDIENCE_PARAM],
    prerendered: true,
  },
  {
    path: paths.resetPassword,
    audience: 'auth',
    page: 'auth/password-reset/reset-password',
    query: [REDIRECT_PARAM],
    prerendered: true,
  },
  {
    path: paths.callback,
    audience: 'auth',
    page: 'auth/callback/callback',
    query: [REDIRECT_PARAM, 'code', 'state', 'error', 'error_description'],
    prerendered: false,
    calls: ['amplify-user-pool', 'hosted-sign-in'],
    hasSecretAddress: true,
  },
  {
    path: paths.leave,
    audience: 'auth',
    page: 'auth/redirect/leave',
    query: [REDIRECT_PARAM],
    prerendered: false,
  },
  { path: paths.goodbye, audience: 'auth', page: 'auth/leaving/goodbye', prerendered: false },

  {
    path: paths.enableMfa,
    audience: 'protected',
    needs: 'session',
    page: 'auth/authenticator/enable-mfa',
    query: [REDIRECT_PARAM],
  },
  {
    path: paths.profile,
    audience: 'protected',
    needs: 'authenticator',
    page: 'dashboard/profile/profile',
  },
  {
    path: paths.subscription,
    audience: 'protected',
    needs: 'authenticator',
    page: 'dashboard/subscription/subscription',
  },
  {
    path: paths.security,
    audience: 'protected',
    needs: 'authenticator',
    page: 'dashboard/security/security',
  },
];

/** Aliases of pages, each with the URL that it redirects to. */
export const redirects: readonly { path: string; to: string }[] = [
  { path: paths.dashboard, to: paths.profile },
  { path: paths.profileTab, to: paths.profile },
  { path: paths.signUpIndividual, to: registerAs('individual') },
  { path: paths.signUpBusiness, to: registerAs('business') },
];

/** Rendered for every path without a row. Also built as the host's 404 page. */
export const notFoundRoute = {
  path: '*',
  audience: 'public',
  page: 'not-found',
  styles: 'forms',
} as const satisfies PublicRoute;

const byPath: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.path, route]));

/** The route of a path, redirects followed. Whether an article exists is only known to its page. */
export function routeAt(pathname: string): Route {
  const path = pagePath(pathname);
  const redirect = redirects.find((candidate) => candidate.path === path);
  if (redirect !== undefined) return routeAt(redirect.to.replace(/\?.*/, ''));
  const article = articleAt(path);
  const pattern = article === null ? path : articlePath(article.kind, ':slug');
  return byPath.get(pattern) ?? notFoundRoute;
}

/** The path of a page's module, relative to the project's root. */
export function moduleOf(page: string): string {
  return `src/routes/${page}.page.tsx`;
}

/** The layout around every dashboard screen. */
export const DASHBOARD_LAYOUT = 'dashboard/dashboard-layout';

/** The pages that make up the screen at a path, outermost first. */
export function pageIdsAt(pathname: string): readonly string[] {
  const route = routeAt(pathname);
  const inDashboard = route.audience === 'protected' && route.needs === 'authenticator';
  return inDashboard ? [DASHBOARD_LAYOUT, route.page] : [route.page];
}
