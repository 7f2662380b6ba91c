import type { PageMeta } from '#src/content/page-meta.ts';

export const landingMeta: PageMeta = {
  title: 'Lureproof: learn to spot phishing by playing',
  description:
    'Realistic phishing simulations by email, SMS and chat, with points, badges and leaderboards. For individuals, small businesses and enterprises.',
};

/** The words of the landing and not-found pages. */
export const landingWords = {
  heading: 'Spot the lure before it hooks you',
  intro:
    'Lureproof turns security awareness into a game: realistic phishing simulations by email, SMS and chat, with points, badges and leaderboards.',
  start: 'Create your account',
  signIn: 'Sign in',
} as const;

export const notFoundWords = {
  title: '404 - Page Not Found',
  text: "Oops! The page you're looking for doesn't exist.",
  home: 'Return to Home',
  logged: 'No page at this path:',
} as const;
