/** A radio button that is as clear in the dark as in the light. */
export const RADIO_STYLE =
  'size-4.5 shrink-0 appearance-none rounded-full border border-edge bg-surface checked:border-5 checked:border-tide';
