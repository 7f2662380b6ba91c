import { lazy } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { articleKinds, articlePath } from '#src/config/article-paths.ts';
import { paths, registerAs } from '#src/config/paths.ts';
import { Toasts } from '#src/ui/toast.tsx';
import { ArticleRoute } from './article-route.tsx';
import {
  callbackPage,
  dashboardLayout,
  enableMfaPage,
  leavePage,
  loginPage,
  notFoundPage,
  profilePage,
  publicPages,
  registerPage,
  resetPasswordPage,
  subscriptionPage,
} from './pages.ts';
import { RequireAuthenticator } from './require-authenticator.tsx';
import { RequireSession } from './require-session.tsx';
import { Shell } from './shell/shell.tsx';

/** The design system on one page, in development only: a build leaves it out. */
const Kit = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#src/routes/kit/kit.tsx')).Kit }))
  : null;

const toProfile = <Navigate replace to={paths.profile} />;

/** The route table. Case counts, as it does for the server, which has a file for each. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {[...publicPages].map(([path, { Page }]) => (
          <Route key={path} caseSensitive path={path} element={<Page />} />
        ))}
        {articleKinds.map((kind) => (
          <Route
            key={kind}
            caseSensitive
            path={articlePath(kind, ':slug')}
            element={<ArticleRoute />}
          />
        ))}
        {Kit !== null && <Route caseSensitive path="/_kit" element={<Kit />} />}
        <Route
          caseSensitive
          path={paths.signUpIndividual}
          element={<Navigate replace to={registerAs('individual')} />}
        />
        <Route
          caseSensitive
          path={paths.signUpBusiness}
          element={<Navigate replace to={registerAs('business')} />}
        />
        <Route element={<WithNotices />}>
          <Route caseSensitive path={paths.login} element={<loginPage.Page />} />
          <Route caseSensitive path={paths.register} element={<registerPage.Page />} />
          <Route caseSensitive path={paths.resetPassword} element={<resetPasswordPage.Page />} />
          <Route caseSensitive path={paths.callback} element={<callbackPage.Page />} />
          <Route caseSensitive path={paths.leave} element={<leavePage.Page />} />
          <Route element={<RequireSession />}>
            <Route caseSensitive path={paths.enableMfa} element={<enableMfaPage.Page />} />
            <Route element={<RequireAuthenticator />}>
              <Route element={<dashboardLayout.Page />}>
                <Route caseSensitive path={paths.dashboard} element={toProfile} />
                <Route caseSensitive path={paths.profileTab} element={toProfile} />
                <Route caseSensitive path={paths.profile} element={<profilePage.Page />} />
                <Route
                  caseSensitive
                  path={paths.subscription}
                  element={<subscriptionPage.Page />}
                />
              </Route>
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Routes>
  );
}

/** Toasts belong to the auth and dashboard screens; public pages never load them. */
function WithNotices() {
  return (
    <>
      <Outlet />
      <Toasts words={shellWords.notices} />
    </>
  );
}
