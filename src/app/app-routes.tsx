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

/** The route table. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {[...publicPages].map(([path, { Page }]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {articleKinds.map((kind) => (
          <Route key={kind} path={articlePath(kind, ':slug')} element={<ArticleRoute />} />
        ))}
        {Kit !== null && <Route path="/_kit" element={<Kit />} />}
        <Route
          path={paths.signUpIndividual}
          element={<Navigate replace to={registerAs('individual')} />}
        />
        <Route
          path={paths.signUpBusiness}
          element={<Navigate replace to={registerAs('business')} />}
        />
        <Route element={<WithNotices />}>
          <Route path={paths.login} element={<loginPage.Page />} />
          <Route path={paths.register} element={<registerPage.Page />} />
          <Route path={paths.resetPassword} element={<resetPasswordPage.Page />} />
          <Route path={paths.callback} element={<callbackPage.Page />} />
          <Route path={paths.leave} element={<leavePage.Page />} />
          <Route element={<RequireSession />}>
            <Route path={paths.enableMfa} element={<enableMfaPage.Page />} />
            <Route element={<RequireAuthenticator />}>
              <Route element={<dashboardLayout.Page />}>
                <Route path={paths.dashboard} element={toProfile} />
                <Route path={paths.profileTab} element={toProfile} />
                <Route path={paths.profile} element={<profilePage.Page />} />
                <Route path={paths.subscription} element={<subscriptionPage.Page />} />
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
