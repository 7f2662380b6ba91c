/** The document events by which the boot script of a prerendered page and the app communicate. */
export const appSignals = {
  /** From the boot script: start the app. */
  start: 'app:start',
  /** From the app: the page is interactive. */
  live: 'app:live',
  /** The app couldn't be loaded or started: what was held is recovered as far as that works without it. */
  failed: 'app:failed',
} as const;

/** Sent within the app; separate from the others to keep the boot script small. */
export const loadingSignals = {
  /** A part of the app that is needed now couldn't be loaded. */
  missing: 'app:missing',
  /** A page that couldn't be loaded has loaded after all. */
  recovered: 'app:recovered',
} as const;

type Signals = typeof appSignals & typeof loadingSignals;

export function signal(name: Signals[keyof Signals]): void {
  document.dispatchEvent(new Event(name));
}
