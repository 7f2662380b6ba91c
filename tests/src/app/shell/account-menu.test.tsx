import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountMenu } from '#src/app/shell/account-menu.tsx';
import '@testing-library/jest-dom/vitest';

const MOUSE = { pointerType: 'mouse' };
const TOUCH = { pointerType: 'touch' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(
    <MemoryRouter>
      <AccountMenu />
      <button type="button">elsewhere</button>
    </MemoryRouter>,
  );
});

const trigger = () => screen.getByRole('button', { name: 'Account' });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the Account menu', () => {
  it('opens on hover, with Dashboard and Logout, and closes 100 ms after it', () => {
    fireEvent.pointerEnter(trigger(), MOUSE);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    fireEvent.pointerLeave(trigger(), MOUSE);
    wait(99);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  it('stays open when the pointer returns within 100 ms', () => {
    fireEvent.pointerEnter(trigger(), MOUSE);
    fireEvent.pointerLeave(trigger(), MOUSE);
    wait(60);
    fireEvent.pointerEnter(trigger(), MOUSE);
    wait(1000);
    expect(isOpen()).toBe(true);
  });

  it('opens and closes by touch, which has no hover', () => {
    fireEvent.pointerEnter(trigger(), TOUCH);
    expect(isOpen()).toBe(false);
    fireEvent.click(trigger(), { detail: 1 });
    fireEvent.pointerLeave(trigger(), TOUCH);
    wait(1000);
    expect(isOpen()).toBe(true);
    fireEvent.click(trigger(), { detail: 1 });
    expect(isOpen()).toBe(false);
  });

  it('opens by keyboard, and closes on Escape or when it loses the focus', () => {
    act(() => trigger().focus());
    fireEvent.click(trigger(), { detail: 0 });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(trigger(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveFocus();
    fireEvent.click(trigger(), { detail: 0 });
    act(() => screen.getByRole('link', { name: 'Dashboard' }).focus());
    wait(1000);
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
    wait(100);
    expect(isOpen()).toBe(false);
  });
});
