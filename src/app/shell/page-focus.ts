/** Where a page's focus begins. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1[tabindex]');
}

/** Whether the new page has placed the focus itself. The link that led to it doesn't count. */
export function isFocusPlaced(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused.closest('main') !== null && !focused.matches('main, a');
}

/** Moves the focus on to the element that the URL's hash names, as the browser would, unless a screen has placed it. */
export function focusHashTarget(named: Element): void {
  if (isFocusPlaced() && document.activeElement !== pageHeading()) return;
  if (!(named instanceof HTMLElement)) return;
  if (named.tabIndex < 0) named.tabIndex = -1;
  named.focus({ preventScroll: true });
}

/** Whether `focusHashTarget` has moved the focus. */
export function isHashTargetFocused(hash: string): boolean {
  return hash !== '' && document.activeElement?.id === hash.slice(1);
}
