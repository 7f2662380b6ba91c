import { env } from '#src/config/env.ts';

/** The learning site's own address, where Learn leads when it names no page. */
export const LEARNING_SITE_URL = env.learningSiteUrl;

/**
 * The address that signs a learner in on the learning site (specification, section 4, Callback).
 * Always on the configured origin: a token goes nowhere else, whatever `redirectTo` says.
 */
export function handOverUrl(idToken: string, redirectTo: string): string {
  const url = new URL('/auth-redirect', env.learningSiteUrl);
  url.search = new URLSearchParams({ token: idToken, redirectTo, source: 'main' }).toString();
  return url.href;
}

/** Leaves for the learning site: the address with the token enters neither history nor a referrer. */
export function handOver(idToken: string, redirectTo: string): void {
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
  window.location.replace(handOverUrl(idToken, redirectTo));
}
