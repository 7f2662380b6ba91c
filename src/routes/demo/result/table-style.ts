/** The look of the result’s tables. */
export const HEAD = 'border-b border-edge py-1.5 pe-3 align-bottom font-semibold last:pe-0';
export const CELL = 'border-b border-line py-2 pe-3 last:pe-0';
export const NUMBER = 'text-end tabular-nums';
