/** Calls once the browser has nothing better to do, after 2 s at the latest. Gives what calls it off. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(call, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(call, 200);
  return () => clearTimeout(timer);
}
