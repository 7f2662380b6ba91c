/** Calls back when the browser is idle, after 2 s at the latest. Returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(call, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(call, 200);
  return () => clearTimeout(timer);
}
