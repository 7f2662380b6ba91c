/** For a control that disappears when clicked, before there is anything to replace it. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
