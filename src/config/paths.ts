import { AUDIENCE_PARAM, PLAN_PARAM, type PlanId } from './plans.ts';

/** Every URL of this site. */
export const paths = {
  home: '/',
  features: '/features',
  howItWorks: '/how-it-works',
  pricing: '/pricing',
  solutions: '/solutions',
  getStarted: '/get-started',
  aboutUs: '/about-us',
  careers: '/careers',
  contact: '/contact',
  contactSales: '/contact-sales',
  support: '/support',
  blog: '/blog',
  docs: '/docs',
  tutorials: '/tutorials',
  sampleReport: '/sample-report',
  demo: '/demo',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  legal: '/legal',
  accessibility: '/accessibility',
  /** How to report a weakness; the account's own screen is `security`. */
  securityPolicy: '/security',
  signUpIndividual: '/signup-individual',
  signUpBusiness: '/signup-business',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  enableMfa: '/enable-mfa',
  callback: '/callback',
  leave: '/leave',
  goodbye: '/goodbye',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  security: '/dashboard/security',
  profileTab: '/profiletab',
  subscription: '/dashboard/subscription',
} as const;

/** The query parameter with the redirect target after a sign-in. */
export const REDIRECT_PARAM = 'redirectTo';

export function withRedirect(path: string, redirectTo: string | null): string {
  return redirectTo === null
    ? path
    : `${path}?${new URLSearchParams({ [REDIRECT_PARAM]: redirectTo }).toString()}`;
}

/** Registration for one of the landing page's audiences. */
export function registerAs(audience: 'individual' | 'business'): string {
  return `${paths.register}?${new URLSearchParams({ [AUDIENCE_PARAM]: audience }).toString()}`;
}

/** Registration for one of the plans. */
export function registerFor(plan: PlanId): string {
  return `${paths.register}?${new URLSearchParams({ [PLAN_PARAM]: plan }).toString()}`;
}

/** The landing page's plans, which include simulations. /pricing has the plans for the game alone. */
export const pricedWithSimulations = `${paths.home}#pricing`;

/** The pricing page's cards, among which signed-in users find their own plan. */
export const plansOnOffer = `${paths.pricing}#plans`;

/** The demo's query parameters: a linked round with its sender's name and score, and the verdict given on the landing page. */
export const ROUND_PARAM = 'round';
export const FROM_PARAM = 'from';
export const SCORE_PARAM = 'score';
export const SAID_PARAM = 'said';

/** A round to share, with the sender's score, and name if they give one. */
export function demoChallenge(code: string, score: number, name: string | null): string {
  const query = new URLSearchParams({ [ROUND_PARAM]: code, [SCORE_PARAM]: String(score) });
  if (name !== null) query.set(FROM_PARAM, name);
  return `${paths.demo}?${query.toString()}`;
}

/** The round whose first message was judged on the landing page. */
export function demoAfter(verdict: 'report' | 'trust'): string {
  return `${paths.demo}?${new URLSearchParams({ [SAID_PARAM]: verdict }).toString()}`;
}

/** The topics that a link to the support form can preset. */
export type SupportTopic = 'change-plan' | 'cancel-subscription' | 'lost-authenticator';

export const TOPIC_PARAM = 'topic';

export function supportAbout(topic: SupportTopic): string {
  return `${paths.support}?${new URLSearchParams({ [TOPIC_PARAM]: topic }).toString()}`;
}

/** For a change to this plan, which the form's message then asks for. */
export function supportAboutPlan(plan: PlanId): string {
  return `${supportAbout('change-plan')}&${new URLSearchParams({ [PLAN_PARAM]: plan }).toString()}`;
}
