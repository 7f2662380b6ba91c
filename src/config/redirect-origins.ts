import { env } from './env.ts';

/** The origins that the redirect policy tells apart. In a browser, the site's own is the page's. */
export const redirectOrigins = {
  site: typeof window === 'undefined' ? env.siteUrl : window.location.origin,
  learningSite: new URL(env.learningSiteUrl).origin,
  trusted: env.trustedRedirectOrigins,
};
