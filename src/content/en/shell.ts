/** The words of the frame around every screen. */
export const shellWords = {
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  login: 'Login',
  getStarted: 'Get Started',
  learn: 'Learn',
  learnWaiting: 'Opening…',
  account: 'Account',
  dashboard: 'Dashboard',
  logout: 'Logout',
  logoutWaiting: 'Signing out…',
  menu: 'Menu',
  home: 'Lureproof home',
  loading: 'Loading…',
  notices: 'Notices',
  footer: 'Learn to spot the lure.',
  crashed: {
    title: 'Something broke on our side',
    text: 'Your account and your data are safe. Load the page again; if it keeps happening, write to',
    reload: 'Load the page again',
  },
} as const;
