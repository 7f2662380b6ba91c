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

  it('stays open when a click from before hydration is replayed while the pointer is over it', () => {
    fireEvent.pointerEnter(trigger(), MOUSE);
    act(() => trigger().click());
    expect(isOpen()).toBe(true);
  });

  it('stays open when clicked with the mouse that opened it, on a touch-first device', () => {
    fireEvent.pointerEnter(trigger(), MOUSE);
    fireEvent.click(trigger(), { detail: 1 });
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(trigger(), MOUSE);
    wait(100);
    fireEvent.click(trigger(), { detail: 1 });
    expect(isOpen()).toBe(true);
    fireEvent.click(trigger(), { detail: 1 });
    expect(isOpen()).toBe(false);
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

  it('opened by hover, closes on Escape without moving the focus', () => {
    const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
    act(() => elsewhere.focus());
    fireEvent.pointerEnter(trigger(), MOUSE);
    fireEvent.keyDown(elsewhere, { key: 'a' });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(elsewhere, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(elsewhere).toHaveFocus();
  });

  it('closes on Escape from an item, and focuses its button', () => {
    fireEvent.click(trigger(), { detail: 0 });
    const item = screen.getByRole('link', { name: 'Dashboard' });
    act(() => item.focus());
    fireEvent.keyDown(item, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveFocus();
  });
});
