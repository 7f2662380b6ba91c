/** Document events between the app and the boot script of a prerendered page. */
export const appSignals = {
  /** From the boot script: start the app, which prevents the default. Without that, the browser couldn't run it. */
  start: 'app:start',
  /** From the app: the page is interactive. */
  live: 'app:live',
  /** The app couldn't be loaded or started. Held clicks and submits are handled as far as possible without it. */
  failed: 'app:failed',
} as const;

/** Events within the app. Separate, to keep the boot script small. */
export const loadingSignals = {
  /** A file of the app that is needed now couldn't be loaded. */
  missing: 'app:missing',
  /** A page has loaded after an earlier failure. */
  recovered: 'app:recovered',
} as const;

type Signals = typeof appSignals & typeof loadingSignals;

/** Returns whether no listener has prevented the default. */
export function signal(name: Signals[keyof Signals]): boolean {
  return document.dispatchEvent(new Event(name, { cancelable: true }));
}
