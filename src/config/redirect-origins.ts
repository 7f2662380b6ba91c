import { env } from './env.ts';

/** The origins that the redirect policy knows, as this browser and the settings name them. */
export const redirectOrigins = {
  site: typeof window === 'undefined' ? env.siteUrl : window.location.origin,
  learningSite: new URL(env.learningSiteUrl).origin,
  trusted: env.trustedRedirectOrigins,
};
