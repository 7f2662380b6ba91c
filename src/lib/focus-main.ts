/** Focuses the main content: for a control that disappears when clicked and has no replacement yet. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
