import { useEffect, useSyncExternalStore } from 'react';
import { THEME_KEY } from '#src/lib/storage-keys.ts';
import { browserStorage } from '#src/lib/web-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

/** The chosen theme and its setter, in sync with other tabs and with pages that Back restores from memory. `system` is stored as no value. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => 'system' as const);
  useEffect(() => show(storedTheme()), [theme]);
  return [theme, choose];
}

/** Call before the first render. A theme that the boot script couldn't store is only in the document. */
export function keepUnstoredTheme(): void {
  const { theme, unstored: mark } = document.documentElement.dataset;
  if (mark !== undefined) unstored = themeNamed(theme);
}

/** A choice that couldn't be stored, which lasts as long as the page. */
let unstored: Theme | null = null;

function choose(theme: Theme): void {
  const isStored =
    theme === 'system' ? browserStorage.remove(THEME_KEY) : browserStorage.set(THEME_KEY, theme);
  unstored = isStored ? null : theme;
  show(theme);
  for (const listener of listeners) listener();
}

function storedTheme(): Theme {
  if (unstored !== null) return unstored;
  return themeNamed(browserStorage.get(THEME_KEY));
}

function themeNamed(name: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === name) ?? 'system';
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
