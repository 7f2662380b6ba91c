import { paths } from '#src/config/paths.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { pageComponent, type PageComponent } from './page-component.tsx';
import { publicRoutes } from './public-routes.tsx';

/** Every public page, by path. */
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

/** Those auth screens whose first state is the same for everybody, by path. */
export const authPages: ReadonlyMap<string, PageComponent> = new Map([
  [paths.login, loginPage],
  [paths.register, registerPage],
  [paths.resetPassword, resetPasswordPage],
]);

/** The page at a path, if it is one of those that are prerendered. */
export function pageAt(pathname: string): PageComponent | undefined {
  const path = pagePath(pathname);
  return publicPages.get(path) ?? authPages.get(path);
}
