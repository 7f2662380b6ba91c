type Fetch = (pathname: string) => Promise<void>;

/** Set by the app, which knows every screen's modules. Screens must not import each other. */
let fetchScreen: Fetch = () => Promise.resolve();

export function provideScreens(fetch: Fetch): void {
  fetchScreen = fetch;
}

/** Preloads the screen at a path. A failure is ignored, because opening the screen retries. */
export function prefetchScreen(path: string): void {
  const { pathname } = new URL(path, window.location.origin);
  fetchScreen(pathname).catch(() => undefined);
}
