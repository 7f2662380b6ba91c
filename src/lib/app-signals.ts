/** How the boot script of a prerendered page and the app speak to each other: events of the document. */
export const appSignals = {
  /** From the boot script: the app is wanted. */
  start: 'lureproof:start',
  /** From the app: the page answers by itself now. */
  live: 'lureproof:live',
  /** From the app: it could not start; what was pressed must be let go. */
  failed: 'lureproof:failed',
} as const;

export function signal(name: (typeof appSignals)[keyof typeof appSignals]): void {
  document.dispatchEvent(new Event(name));
}
