/** The classes of a row of choices, of which one is current, and of a choice: a radio button’s label or a link. */
export const TABS =
  'inline-grid max-w-full grid-cols-1 gap-1 rounded border border-line bg-raised p-1 max-sm:w-full';
export const TAB =
  'relative flex min-h-11 items-center justify-center rounded-sm px-5 py-2 text-center font-semibold text-balance';
export const CURRENT_TAB = 'bg-tide-wash text-tide';
export const OTHER_TAB = 'text-muted hover:text-text';
