import { env } from './env.ts';

/** The origins that the redirect policy knows, as this browser and the settings name them. */
export const redirectOrigins = {
  site: window.location.origin,
  learningSite: new URL(env.learningSiteUrl).origin,
  trusted: env.trustedRedirectOrigins,
};
