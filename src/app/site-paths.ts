import { articlePaths } from '#src/config/articles.ts';
import { redirects, routes } from './routes.ts';

// For the build and the tests only: imported by the app, it would grow the bundle with every article.

/** Every public page, articles included. */
export const publicPaths: readonly string[] = [
  ...routes
    .filter(({ audience, path }) => audience === 'public' && !path.includes(':'))
    .map(({ path }) => path),
  ...articlePaths,
];

/** The auth screens whose first state is prerendered. */
export const authPaths: readonly string[] = routes
  .filter((route) => route.audience === 'auth' && route.prerendered)
  .map(({ path }) => path);

/** All other paths, whose screens are rendered in the browser only. */
export const browserPaths: readonly string[] = [...routes, ...redirects]
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && ![...publicPaths, ...authPaths].includes(path));
