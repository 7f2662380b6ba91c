import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ThemeSwitch } from '#src/app/shell/theme-switch.tsx';
import { keepUnstoredTheme } from '#src/app/shell/use-theme.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';
import '@testing-library/jest-dom/vitest';

const KEY = 'app.theme';

const option = (name: string) => screen.getByRole('radio', { name });

it('offers the system’s theme first, and stores nothing for it', () => {
  render(<ThemeSwitch />);
  expect(option('System')).toBeChecked();
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage).toHaveLength(0);
});

it.each(['Light', 'Dark'])('%s is applied immediately, and stored', async (name) => {
  render(<ThemeSwitch />);
  await userEvent.setup().click(option(name));
  expect(option(name)).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', name.toLowerCase());
  expect(localStorage.getItem(KEY)).toBe(name.toLowerCase());
});

it('System resets the choice, and removes the key', async () => {
  localStorage.setItem(KEY, 'dark');
  render(<ThemeSwitch />);
  expect(option('Dark')).toBeChecked();
  await userEvent.setup().click(option('System'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage).toHaveLength(0);
});

it('follows a choice made in another tab', () => {
  render(<ThemeSwitch />);
  act(() => {
    localStorage.setItem(KEY, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'dark' }));
  });
  expect(option('Dark')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

it('follows a choice made on another page, when Back restores this one from memory', () => {
  render(<ThemeSwitch />);
  act(() => {
    localStorage.setItem(KEY, 'dark');
    window.dispatchEvent(new Event('pageshow'));
  });
  expect(option('Dark')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

it('treats an unknown stored theme as the system’s', () => {
  localStorage.setItem(KEY, 'sepia');
  render(<ThemeSwitch />);
  expect(option('System')).toBeChecked();
});

it('hydrates with the theme that the boot script couldn’t store', async () => {
  document.body.innerHTML = renderToString(<ThemeSwitch />);
  Object.assign(document.documentElement.dataset, { theme: 'dark', unstored: '' });
  keepUnstoredTheme();
  const root = await act(async () => hydrateRoot(document.body, <ThemeSwitch />));
  expect(option('Dark')).toBeChecked();
  await userEvent.setup().click(option('System'));
  await act(async () => root.unmount());
  delete document.documentElement.dataset['unstored'];
});

it('lasts as long as the page if storage is blocked', async () => {
  refuseStorage('localStorage');
  render(<ThemeSwitch />);
  await userEvent.setup().click(option('Dark'));
  expect(option('Dark')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.setup().click(option('System'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

it('lasts as long as the page while storage is full, and is stored once there is room', async () => {
  localStorage.setItem(KEY, 'light');
  const user = userEvent.setup();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw Object.assign(new Error('Full'), { name: 'QuotaExceededError' });
  });
  render(<ThemeSwitch />);
  await user.click(option('Dark'));
  expect(option('Dark')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  full.mockRestore();
  await user.click(option('Light'));
  await user.click(option('Dark'));
  expect(localStorage.getItem(KEY)).toBe('dark');
  await user.click(option('System'));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(option('System')).toBeChecked();
});
