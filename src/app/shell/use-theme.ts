import { useEffect, useSyncExternalStore } from 'react';
import { THEME_KEY } from '#src/lib/storage-keys.ts';
import { local } from '#src/lib/web-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

/** The chosen theme and its setter; other tabs follow. Stored only if it isn't the system's. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, keptTheme, () => 'system' as const);
  useEffect(() => show(keptTheme()), [theme]);
  return [theme, choose];
}

/**
 * Stores a theme chosen in the prerendered control before hydration, so that the app's first render matches the page.
 * Until the visitor chooses, the control shows the page's theme.
 */
export function keepChosenTheme(): void {
  const has = document.documentElement.dataset['theme'] ?? 'system';
  const option = document.querySelector<HTMLInputElement>('input[name="theme"]:checked');
  const theme = THEMES.find((name) => name === option?.value);
  if (theme !== undefined && theme !== has) choose(theme);
}

/** A choice that storage refused; it lasts as long as the page. */
let unkept: Theme | null = null;

function choose(theme: Theme): void {
  const isKept = theme === 'system' ? local.remove(THEME_KEY) : local.set(THEME_KEY, theme);
  unkept = isKept ? null : theme;
  show(theme);
  for (const listener of listeners) listener();
}

function keptTheme(): Theme {
  if (unkept !== null) return unkept;
  const kept = local.get(THEME_KEY);
  return THEMES.find((theme) => theme === kept) ?? 'system';
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
