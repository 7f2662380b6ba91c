// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { applyTheme, takeTheme } from '#src/boot/theme.ts';
import { refuseStorage } from '../../setup/refused-storage.ts';

function themeOf(): string | undefined {
  const root = document.createElement('html');
  applyTheme(root);
  return root.dataset['theme'];
}

it.each(['light', 'dark'])('%s is applied if it was chosen', (theme) => {
  localStorage.setItem('app.theme', theme);
  expect(themeOf()).toBe(theme);
});

/** Chooses a theme before the app has loaded. */
function choose(theme: string): object {
  const root = document.createElement('html');
  document.body.innerHTML = `<input type="radio" name="theme" value="${theme}">`;
  document.addEventListener('change', (event) => takeTheme(root, event), { once: true });
  document.querySelector('input')?.click();
  return Object.fromEntries(Object.entries(root.dataset));
}

it('a choice is applied and stored at once, because the visitor may be leaving the page', () => {
  expect(choose('dark')).toMatchObject({ theme: 'dark' });
  expect(localStorage.getItem('app.theme')).toBe('dark');
  expect(choose('system')).toEqual({});
  expect(localStorage).toHaveLength(0);
});

it('a choice that can’t be stored is left to the app', () => {
  refuseStorage('localStorage');
  expect(choose('dark')).toEqual({ theme: 'dark', unstored: '' });
});
