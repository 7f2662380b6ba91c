/**
 * Sticks to the bottom of the window and ends up below the page, so that it hides nothing permanently. Included in
 * every page's inline styles.
 */
export const NOTICE_BAR = 'floating sticky bottom-0 z-10 border-y border-line bg-surface px-4 py-3';

export const NOTICE_BAR_WITH_CONTROL = `${NOTICE_BAR} not-printed flex flex-wrap items-center gap-x-3 gap-y-2 sm:px-6 lg:px-8`;
