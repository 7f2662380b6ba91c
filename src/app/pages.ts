import { paths } from '#src/config/paths.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { articlePageAt } from './article-pages.ts';
import { pageComponent, type PageComponent } from './page-component.tsx';
import { publicRoutes } from './public-routes.tsx';

/** Every public page but the articles, by path. */
export const publicPages: ReadonlyMap<string, PageComponent> = new Map(
  publicRoutes.map(({ path, load }) => [path, pageComponent(load)]),
);

export const notFoundPage = pageComponent(async () => ({
  Page: (await import('#src/routes/marketing/not-found.tsx')).NotFound,
}));

export const loginPage = pageComponent(async () => ({
  Page: (await import('#src/routes/auth/login.tsx')).Login,
}));

export const registerPage = pageComponent(async () => ({
  Page: (await import('#src/routes/auth/register.tsx')).Register,
}));

export const resetPasswordPage = pageComponent(async () => ({
  Page: (await import('#src/routes/auth/reset-password.tsx')).ResetPassword,
}));

export const callbackPage = pageComponent(async () => ({
  Page: (await import('#src/routes/auth/callback.tsx')).Callback,
}));

export const leavePage = pageComponent(async () => ({
  Page: (await import('#src/routes/auth/leave.tsx')).Leave,
}));

export const enableMfaPage = pageComponent(async () => ({
  Page: (await import('#src/routes/auth/enable-mfa.tsx')).EnableMfa,
}));

export const dashboardLayout = pageComponent(async () => ({
  Page: (await import('#src/routes/dashboard/dashboard-layout.tsx')).DashboardLayout,
}));

export const profilePage = pageComponent(async () => ({
  Page: (await import('#src/routes/dashboard/profile.tsx')).Profile,
}));

export const subscriptionPage = pageComponent(async () => ({
  Page: (await import('#src/routes/dashboard/subscription.tsx')).Subscription,
}));

/** Those auth screens whose first state is the same for everybody, by path. */
export const authPages: ReadonlyMap<string, PageComponent> = new Map([
  [paths.login, loginPage],
  [paths.register, registerPage],
  [paths.resetPassword, resetPasswordPage],
]);

/** What the other screens are made of, by path: they are not prerendered. */
const screens: ReadonlyMap<string, readonly PageComponent[]> = new Map([
  [paths.callback, [callbackPage]],
  [paths.leave, [leavePage]],
  [paths.enableMfa, [enableMfaPage]],
  [paths.dashboard, [dashboardLayout, profilePage]],
  [paths.profileTab, [dashboardLayout, profilePage]],
  [paths.profile, [dashboardLayout, profilePage]],
  [paths.subscription, [dashboardLayout, subscriptionPage]],
]);

/** Whether a path is one of a public page, or may be one of an article. */
export function isPublic(pathname: string): boolean {
  const path = pagePath(pathname);
  return publicPages.has(path) || articlePageAt(path) !== undefined;
}

/** The page at a path, if it is one of those that are prerendered. */
export function pageAt(pathname: string): PageComponent | undefined {
  const path = pagePath(pathname);
  return publicPages.get(path) ?? authPages.get(path) ?? articlePageAt(path);
}

/** What the screen at a path is made of. */
function partsAt(pathname: string): readonly PageComponent[] {
  const page = pageAt(pathname);
  const parts = page === undefined ? screens.get(pagePath(pathname)) : [page];
  return parts ?? [notFoundPage];
}

/** All that the screen at a path needs, so that it can be fetched before it is shown. Rejects when it can't be. */
export async function preloadScreen(pathname: string): Promise<void> {
  await Promise.all(partsAt(pathname).map((part) => part.preload()));
}

/** Whether a screen can be shown at once. */
export function isScreenLoaded(pathname: string): boolean {
  return partsAt(pathname).every((part) => part.isLoaded());
}
