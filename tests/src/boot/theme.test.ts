// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { applyTheme, markTheme, takeTheme } from '#src/boot/theme.ts';
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

it('leaves the theme to the system without a choice', () => {
  expect(themeOf()).toBeUndefined();
});

it('ignores an unknown theme', () => {
  localStorage.setItem('app.theme', 'sepia');
  expect(themeOf()).toBeUndefined();
});

it('leaves the theme to the system if storage is blocked', () => {
  refuseStorage('localStorage');
  expect(themeOf()).toBeUndefined();
});

it.each([
  ['dark', 'dark'],
  [undefined, 'system'],
])('a page with the theme %s selects %s in its control', (theme, chosen) => {
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((value) => `<input type="radio" name="theme" value="${value}">`)
    .join('')
    .replace('>', ' checked>');
  const root = document.createElement('html');
  if (theme !== undefined) root.dataset['theme'] = theme;
  markTheme(root);
  expect(
    [...document.querySelectorAll('input:checked')].map((option) =>
      option.matches(`[value=${chosen}]`),
    ),
  ).toEqual([true]);
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
