// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { applyTheme, markTheme } from '#src/boot/theme.ts';
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
