/**
 * Sticks to the bottom of the window but takes up space below the page, so that everything can be scrolled clear of it.
 * Included in every page's inline styles.
 */
export const NOTICE_BAR =
  'floating sticky bottom-0 z-10 border-y border-line bg-tide-wash px-4 py-3 font-semibold sm:px-6 lg:px-[max(2rem,50%-34rem)]';

export const NOTICE_BAR_WITH_CONTROL = `${NOTICE_BAR} not-printed flex flex-wrap items-center gap-x-4 gap-y-2`;
