import { THEME_KEY } from '#src/lib/storage-keys.ts';

/** Applies the theme chosen in the footer, if any. */
export function applyTheme(root: HTMLElement): void {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  } catch {
    // Storage is blocked: the system's theme applies.
  }
}

/** Selects the chosen theme in its control: pages are built with the system's, and browsers restore an earlier choice. */
export function markTheme(root: HTMLElement): void {
  document
    .querySelector<HTMLElement>(`[name=theme][value=${root.dataset['theme'] ?? 'system'}]`)
    ?.click();
}
