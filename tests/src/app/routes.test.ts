import { expect, it } from 'vitest';
import {
  DASHBOARD_LAYOUT,
  moduleOf,
  notFoundRoute,
  redirects,
  routeAt,
  routes,
} from '#src/app/routes.ts';
import { authPaths, browserPaths, publicPaths } from '#src/app/site-paths.ts';
import { articlePaths } from '#src/config/articles.ts';
import {
  demoAfter,
  demoChallenge,
  paths,
  registerAs,
  registerFor,
  supportAboutPlan,
  withRedirect,
} from '#src/config/paths.ts';
import { files } from '../../house/sources.ts';

it('every page module has a row', () => {
  const named = [DASHBOARD_LAYOUT, ...[...routes, notFoundRoute].map(({ page }) => page)];
  const present = files.filter((path) => path.endsWith('.page.tsx'));
  expect(named.map(moduleOf)).toEqual(expect.arrayContaining(present));
});

it('every path that links can name has a row', () => {
  const known = new Set([...routes, ...redirects].map(({ path }) => path));
  expect(Object.values(paths).filter((path) => !known.has(path))).toEqual([]);
});

it.each([
  withRedirect(paths.login, '/'),
  withRedirect(paths.register, '/'),
  withRedirect(paths.resetPassword, '/'),
  withRedirect(paths.enableMfa, '/'),
  withRedirect(paths.callback, '/'),
  withRedirect(paths.leave, '/'),
  registerAs('business'),
  registerFor('free'),
  demoChallenge('a', 5, 'b'),
  demoAfter('report'),
  supportAboutPlan('business'),
])('the row of %s names its parameters', (address) => {
  const { pathname, searchParams } = new URL(address, 'https://lureproof.example');
  expect(routeAt(pathname).query).toEqual(expect.arrayContaining([...searchParams.keys()]));
});

it('divides the paths of the site into public pages, auth screens and screens rendered in the browser', () => {
  expect(publicPaths).toEqual(expect.arrayContaining(['/', '/blog', '/legal', ...articlePaths]));
  expect(authPaths).toEqual(['/login', '/register', '/reset-password']);
  expect(browserPaths).toEqual(
    expect.arrayContaining(['/callback', '/dashboard', '/dashboard/profile', '/signup-business']),
  );
  const all = [...publicPaths, ...authPaths, ...browserPaths];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((path) => path.includes(':'))).toEqual([]);
});
