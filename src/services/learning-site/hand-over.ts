import { env } from '#src/config/env.ts';

/** The learning site's home page, which Learn opens if no page is given. */
export const LEARNING_SITE_URL = env.learningSiteUrl;

/**
 * The URL that signs a learner in on the learning site (docs/product.md, Learn). Always on the configured origin: the
 * token goes nowhere else, whatever `redirectTo` says.
 */
export function handOverUrl(idToken: string, redirectTo: string): string {
  const url = new URL('/auth-redirect', env.learningSiteUrl);
  url.search = new URLSearchParams({ token: idToken, redirectTo, source: 'main' }).toString();
  return url.href;
}

/** Navigates to the learning site in place of this history entry, and without a referrer. */
export function handOver(idToken: string, redirectTo: string): void {
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
  window.location.replace(handOverUrl(idToken, redirectTo));
}
