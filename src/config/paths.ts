/** Every URL of this site. */
export const paths = {
  home: '/',
  pricing: '/pricing',
  support: '/support',
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

/** The support form, with what it is about. */
export function supportAbout(topic: 'cancel-subscription'): string {
  return `${paths.support}?${new URLSearchParams({ topic }).toString()}`;
}
