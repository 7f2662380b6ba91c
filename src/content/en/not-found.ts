import { paths } from '#src/config/paths.ts';

/** The first four are fixed by docs/product. */
export const notFoundWords = {
  title: '404 - Page Not Found',
  text: "Oops! The page you're looking for doesn't exist.",
  home: 'Return to Home',
  logged: 'No page at this path:',
  likely: 'Were you looking for one of these?',
  pages: [
    {
      to: paths.demo,
      title: 'Spot the phish',
      text: 'Our demo: six messages to judge, no account needed.',
    },
    { to: paths.features, title: 'Features', text: 'What the game and the simulations do.' },
    { to: paths.pricing, title: 'Pricing', text: 'Free for one person, and what teams pay.' },
    { to: paths.docs, title: 'Documentation', text: 'Setting up your account and your team.' },
    { to: paths.dashboard, title: 'Your account', text: 'Your profile and the learning site.' },
    { to: paths.support, title: 'Support', text: 'If something went wrong, tell us.' },
  ],
} as const;
