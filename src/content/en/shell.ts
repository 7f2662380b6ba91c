import { brand } from '#src/config/brand.ts';
import { company } from '#src/config/company.ts';
import { paths } from '#src/config/paths.ts';

/** The copy of the frame around every screen. */
export const shellWords = {
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  login: 'Login',
  getStarted: 'Get Started',
  learn: 'Learn',
  learnWaiting: 'Opening…',
  account: 'Account',
  signedInAs: '<label>Signed in as</label> <name/>',
  signedOut: { text: 'You’ve signed out.', close: 'Close' },
  dashboard: 'Dashboard',
  logout: 'Logout',
  logoutWaiting: 'Signing out…',
  menu: 'Menu',
  home: `${brand.name} home`,
  loading: 'Loading…',
  notices: { label: 'Notices', close: 'Close' },
  session: {
    title: 'One moment',
    checking: 'Checking your session…',
    failed: 'This page couldn’t be opened',
    /** When a file is missing: the title has said what happened. */
    notLoaded: 'Reload it, or try again in a moment. Nothing in your account has changed.',
    retry: 'Try again',
    support: 'Contact support',
    stillHere: 'Still here? Go to sign-in',
  },
  footer: {
    label: 'Footer',
    motto: 'Learn to spot the lure.',
    social: 'Elsewhere',
    copyright: `© ${company.registeredName}`,
    company: `© ${company.registeredName}. Registered in ${company.partOfUk}, company number ${company.number}.`,
    theme: { legend: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  },
  crashed: {
    title: 'Something broke on our side',
    text: 'Your account and your data are safe. Reload the page; if it keeps happening, write to <address/>.',
    reload: 'Reload the page',
  },
} as const;

/** The links of the top bar and the mobile menu. */
export const mainLinks = [
  { label: 'Features', to: paths.features },
  { label: 'How it works', to: paths.howItWorks },
  { label: 'Pricing', to: paths.pricing },
  { label: 'Solutions', to: paths.solutions },
  { label: 'Demo', to: paths.demo },
] as const;

const support = { label: 'Support', to: paths.support } as const;

/** In both footers. */
const legalLinks = [
  { label: 'Legal notice', to: paths.legal },
  { label: 'Terms', to: paths.terms },
  { label: 'Privacy', to: paths.privacy },
  { label: 'Cookies', to: paths.cookies },
] as const;

/** The footer links of the auth screens and the dashboard. */
export const quietFooterLinks = [support, ...legalLinks] as const;

/** The links of the footer (docs/product, Every page). */
export const footerLinks = [
  {
    heading: 'Product',
    links: mainLinks,
  },
  {
    heading: 'Resources',
    links: [
      { label: 'Docs', to: paths.docs },
      { label: 'Blog', to: paths.blog },
      { label: 'Tutorials', to: paths.tutorials },
      support,
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'About us', to: paths.aboutUs },
      { label: 'Careers', to: paths.careers },
      { label: 'Contact', to: paths.contact },
    ],
  },
  {
    heading: 'Legal',
    links: [
      ...legalLinks,
      { label: 'Accessibility', to: paths.accessibility },
      { label: 'Security', to: paths.securityPolicy },
    ],
  },
] as const;
