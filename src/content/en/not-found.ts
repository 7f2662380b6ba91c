/** The words of the not-found page: the specification's, verbatim. */
export const notFoundWords = {
  title: '404 - Page Not Found',
  text: "Oops! The page you're looking for doesn't exist.",
  home: 'Return to Home',
  logged: 'No page at this path:',
} as const;
