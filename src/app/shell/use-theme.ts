import { useEffect, useSyncExternalStore } from 'react';

const THEME_KEY = 'lureproof.theme';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

/** The chosen theme and a way to choose; other tabs follow. Kept only when it is not the system's. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, keptTheme, () => 'system' as const);
  useEffect(() => show(keptTheme()), [theme]);
  return [theme, choose];
}

/**
 * Keeps the theme that was chosen in the page's own control before the app is there to hear of it: what the
 * app draws first is then what is shown already. Until somebody chooses, the control says what the page has.
 */
export function keepChosenTheme(): void {
  const has = document.documentElement.dataset['theme'] ?? 'system';
  const option = document.querySelector<HTMLInputElement>('input[name="theme"]:checked');
  const theme = THEMES.find((name) => name === option?.value);
  if (theme !== undefined && theme !== has) choose(theme);
}

/** What was chosen and could not be kept, for the browser refuses its storage or that is full: it holds for as long as the page does. */
let unkept: Theme | null = null;

function choose(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
    unkept = null;
  } catch {
    unkept = theme;
  }
  show(theme);
  for (const listener of listeners) listener();
}

function keptTheme(): Theme {
  if (unkept !== null) return unkept;
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
