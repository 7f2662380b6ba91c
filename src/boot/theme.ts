import { THEME_KEY } from '#src/lib/storage-keys.ts';

/** Applies the theme chosen in the footer, if any. */
export function applyTheme(root: HTMLElement): void {
  try {
    show(root, localStorage.getItem(THEME_KEY));
  } catch {
    // Storage is blocked: the system's theme applies.
  }
}

/** Selects the chosen theme in its control: pages are built with the system's, and browsers restore an earlier choice. */
export function markTheme(root: HTMLElement): void {
  const { theme = 'system' } = root.dataset;
  const option = document.querySelector<HTMLElement>(`[name=theme][value=${theme}]`);
  if (option) option.click();
}

/**
 * Applies and stores a theme when it is chosen, because the visitor may leave before the app has loaded. If it can't be
 * stored, the app keeps it for the page (`keepUnstoredTheme`).
 */
export function takeTheme(root: HTMLElement, { target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
  const { value } = target;
  show(root, value);
  try {
    if (value === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, value);
  } catch {
    root.dataset['unstored'] = '';
  }
}

function show(root: HTMLElement, theme: string | null): void {
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
}
