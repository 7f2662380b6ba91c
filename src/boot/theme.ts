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
