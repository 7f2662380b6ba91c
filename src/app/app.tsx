import { lazy } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { paths, registerAs } from '#src/config/paths.ts';
import { NotFound } from '#src/routes/marketing/not-found.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { publicRoutes } from './public-routes.tsx';
import { RequireAuthenticator } from './require-authenticator.tsx';
import { RequireSession } from './require-session.tsx';
import { Shell } from './shell/shell.tsx';

const Login = lazy(async () => ({ default: (await import('#src/routes/auth/login.tsx')).Login }));
const Register = lazy(async () => ({
  default: (await import('#src/routes/auth/register.tsx')).Register,
}));
const ResetPassword = lazy(async () => ({
  default: (await import('#src/routes/auth/reset-password.tsx')).ResetPassword,
}));
const EnableMfa = lazy(async () => ({
  default: (await import('#src/routes/auth/enable-mfa.tsx')).EnableMfa,
}));
const Callback = lazy(async () => ({
  default: (await import('#src/routes/auth/callback.tsx')).Callback,
}));
const Leave = lazy(async () => ({ default: (await import('#src/routes/auth/leave.tsx')).Leave }));
const DashboardLayout = lazy(async () => ({
  default: (await import('#src/routes/dashboard/dashboard-layout.tsx')).DashboardLayout,
}));
const Profile = lazy(async () => ({
  default: (await import('#src/routes/dashboard/profile.tsx')).Profile,
}));
const Subscription = lazy(async () => ({
  default: (await import('#src/routes/dashboard/subscription.tsx')).Subscription,
}));
const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

const publicPages = publicRoutes.map(({ path, load }) => ({
  path,
  Page: lazy(async () => ({ default: (await load()).Page })),
}));

const toProfile = <Navigate replace to={paths.profile} />;

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Routes>
          <Route element={<Shell />}>
            {publicPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route
              path={paths.signUpIndividual}
              element={<Navigate replace to={registerAs('individual')} />}
            />
            <Route
              path={paths.signUpBusiness}
              element={<Navigate replace to={registerAs('business')} />}
            />
            <Route element={<WithNotices />}>
              <Route path={paths.login} element={<Login />} />
              <Route path={paths.register} element={<Register />} />
              <Route path={paths.resetPassword} element={<ResetPassword />} />
              <Route path={paths.callback} element={<Callback />} />
              <Route path={paths.leave} element={<Leave />} />
              <Route element={<RequireSession />}>
                <Route path={paths.enableMfa} element={<EnableMfa />} />
                <Route element={<RequireAuthenticator />}>
                  <Route element={<DashboardLayout />}>
                    <Route path={paths.dashboard} element={toProfile} />
                    <Route path={paths.profileTab} element={toProfile} />
                    <Route path={paths.profile} element={<Profile />} />
                    <Route path={paths.subscription} element={<Subscription />} />
                  </Route>
                </Route>
              </Route>
            </Route>
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </ErrorBoundary>
  );
}

/** Toasts belong to the auth and dashboard screens; public pages never load them. */
function WithNotices() {
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
}
