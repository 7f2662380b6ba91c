/** The look of the result’s tables. */
export const HEAD =
  'border-b border-edge py-1.5 pr-3 text-left align-bottom font-semibold last:pr-0';
export const CELL = 'border-b border-line py-2 pr-3 last:pr-0';
export const NUMBER = 'text-right! tabular-nums';
