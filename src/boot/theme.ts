import { THEME_KEY } from '#src/lib/storage-keys.ts';

/** The theme chosen in the footer; without one, the system's. */
export function applyTheme(root: HTMLElement): void {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  } catch {
    // The browser refuses its storage: the system's theme remains.
  }
}

/** Selects the chosen theme in its control, because pages are built without it. */
export function markTheme(root: HTMLElement): void {
  document.querySelector<HTMLElement>(`[name=theme][value=${root.dataset['theme']}]`)?.click();
}
