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
  demo: '/demo',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  legal: '/legal',
  signUpIndividual: '/signup-individual',
  signUpBusiness: '/signup-business',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  enableMfa: '/enable-mfa',
  callback: '/callback',
  leave: '/leave',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  profileTab: '/profiletab',
  subscription: '/dashboard/subscription',
} as const;

/** The query parameter that says where to go after signing in. */
export const REDIRECT_PARAM = 'redirectTo';

export function withRedirect(path: string, redirectTo: string | null): string {
  return redirectTo === null
    ? path
    : `${path}?${new URLSearchParams({ [REDIRECT_PARAM]: redirectTo }).toString()}`;
}

/** Registration, for one of the audiences that the landing page speaks to. */
export function registerAs(audience: 'individual' | 'business'): string {
  return `${paths.register}?${new URLSearchParams({ audience }).toString()}`;
}

/** What the support form can be opened about. */
export type SupportTopic = 'cancel-subscription' | 'lost-authenticator';

/** The support form, with what it is about. */
export function supportAbout(topic: SupportTopic): string {
  return `${paths.support}?${new URLSearchParams({ topic }).toString()}`;
}
