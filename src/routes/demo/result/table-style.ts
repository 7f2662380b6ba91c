/** The look of the result’s small tables. Words break only where large text leaves no room for three columns. */
export const TABLE = 'w-full text-sm @max-[12rem]:table-fixed @max-[12rem]:wrap-anywhere';
export const HEAD =
  'border-b border-edge py-1.5 pr-3 text-left align-bottom font-semibold last:pr-0';
export const FIRST_HEAD = `${HEAD} max-sm:w-full`;
export const CELL = 'border-b border-line py-2 pr-3 last:pr-0';
export const NUMBER = 'text-right! tabular-nums';
