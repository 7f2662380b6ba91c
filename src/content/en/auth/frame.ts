/** The copy around each screen’s form. Texts quoted in docs/product are fixed. */
export const frameWords = {
  home: 'Return to Home',
  /** After a link, for screen readers. */
  newTab: '(opens in a new tab)',
  /** The steps on a success screen. `state` is for screen readers. */
  stepDone: (step: string) => `${step} <state>done</state>` as const,
  stepNext: (step: string) => `${step} <state>next</state>` as const,
  withoutScripting:
    'This page needs JavaScript, which protects what you type here. Switch it on for this site, then reload the page.',
  panel: {
    heading: 'An example of a phish',
    tipHeading: 'Field note',
  },
} as const;
