type Fetch = (pathname: string) => Promise<void>;

/** Set by the app, which knows each screen's modules; screens must not import each other. */
let fetchScreen: Fetch = () => Promise.resolve();

export function provideScreens(fetch: Fetch): void {
  fetchScreen = fetch;
}

/** Preloads the screen that is about to be shown. Failures are retried when it opens. */
export function fetchScreenAhead(path: string): void {
  const { pathname } = new URL(path, window.location.origin);
  fetchScreen(pathname).catch(() => undefined);
}
