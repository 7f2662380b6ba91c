/** The copy around each screen’s form. Texts quoted in docs/product are fixed. */
export const frameWords = {
  home: 'Return to Home',
  /** After a link, for screen readers. */
  newTab: '(opens in a new tab)',
  /** After a step on a success screen, for screen readers. */
  stepDone: 'done',
  stepNext: 'next',
  withoutScripting:
    'This page needs JavaScript, which protects what you type here. Switch it on for this site, then reload the page.',
  panel: {
    heading: 'An example of a phish',
    tipHeading: 'Field note',
  },
} as const;
