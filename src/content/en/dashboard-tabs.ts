import { paths } from '#src/config/paths.ts';

/** The dashboard's screens. A tab is called what its screen is. */
export const dashboardTabs = [
  { to: paths.profile, label: 'Profile' },
  { to: paths.subscription, label: 'Subscription' },
  { to: paths.security, label: 'Security' },
] as const;
