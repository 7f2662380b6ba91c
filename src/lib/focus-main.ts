/** Gives the focus to the page's main part: for a control that goes away when it is pressed, and nothing in its place yet. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
