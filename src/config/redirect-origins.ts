import { env } from './env.ts';

/** The origins that the redirect policy distinguishes, from the settings and this page's own. */
export const redirectOrigins = {
  site: typeof window === 'undefined' ? env.siteUrl : window.location.origin,
  learningSite: new URL(env.learningSiteUrl).origin,
  trusted: env.trustedRedirectOrigins,
};
