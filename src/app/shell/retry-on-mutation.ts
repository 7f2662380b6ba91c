const INTERACTIONS = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/**
 * Calls `attempt` immediately and on every DOM mutation, because the page may still be loading. Stops once it returns
 * true, when the user interacts, or when the returned function is called.
 */
export function retryOnMutation(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of INTERACTIONS) window.removeEventListener(type, stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of INTERACTIONS)
    window.addEventListener(type, stop, { capture: true, passive: true });
  return stop;
}
