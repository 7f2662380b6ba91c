import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ThemeSwitch } from '#src/app/shell/theme-switch.tsx';
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

it('lasts as long as the page if storage is blocked', async () => {
  refuseStorage('localStorage');
  render(<ThemeSwitch />);
  await userEvent.setup().click(option('Dark'));
  expect(option('Dark')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.setup().click(option('System'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});
