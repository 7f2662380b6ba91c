import { env } from '#src/config/env.ts';

/** The learning site's home page, which Learn opens by default. */
export const LEARNING_SITE_URL = env.learningSiteUrl;

/**
 * The URL that signs the user in to the learning site (docs/product, Learn). Always on the configured origin, whatever
 * `redirectTo` is, so that the token never goes anywhere else.
 */
export function handOverUrl(idToken: string, redirectTo: string): string {
  const url = new URL('/auth-redirect', env.learningSiteUrl);
  url.search = new URLSearchParams({ token: idToken, redirectTo, source: 'main' }).toString();
  return url.href;
}

/** Navigates to the learning site, replacing this history entry and sending no referrer. */
export function handOver(idToken: string, redirectTo: string): void {
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
  window.location.replace(handOverUrl(idToken, redirectTo));
}
