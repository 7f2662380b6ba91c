const KEY = 'lureproof.theme';

/** The theme that was chosen in the footer; without one the system's holds. */
export function applyTheme(root: HTMLElement): void {
  try {
    const theme = localStorage.getItem(KEY);
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  } catch {
    // Storage is refused: the system's theme it is.
  }
}

/** Shows the theme as chosen in its control, which the page was built without knowing of. */
export function markTheme(root: HTMLElement): void {
  document.querySelector<HTMLElement>(`[name=theme][value=${root.dataset['theme']}]`)?.click();
}
