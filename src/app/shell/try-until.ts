const ACTS = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/**
 * Tries now and then again with each change of the page, until it works (`attempt` is true), until
 * somebody acts, or until it is cancelled by what this returns: a page may still be coming.
 */
export function tryUntil(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of ACTS) window.removeEventListener(type, stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ACTS) window.addEventListener(type, stop, { capture: true, passive: true });
  return stop;
}
