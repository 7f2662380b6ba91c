import { act, configure, getConfig, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { App } from '#src/app/app.tsx';
import type { watchTimers } from './timers.ts';
import '@testing-library/jest-dom/vitest';

const { getElementError } = getConfig();

/**
 * Queries are retried many times before they fail, so only the last failure prints the page. Without the top bar, which would
 * crowd out the rest.
 */
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container.querySelector('main') ?? container),
});

/** Opens the app at a path as a browser would; returns the user. */
export function open(path: string, state: unknown = null): UserEvent {
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', path);
  render(<App />);
  // jsdom has no layout, so checking `pointer-events` on every ancestor is pointless.
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

/** The page itself, without the top bar and the footer. */
export const main = () => within(screen.getByRole('main'));
export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
/** Password fields have no ARIA role. */
export const passwordField = (name: string) => screen.findByLabelText(name);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

/** The key that an authenticator app would take from the screen. */
export async function keyOnScreen(): Promise<string> {
  const link = await screen.findByText('Set up on this device');
  return new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? '';
}

/** Expects an alert with this text, with the focus. */
export async function focusedAlert(text: string | RegExp): Promise<void> {
  const alert = (await screen.findByText(text, {}, { timeout: 3000 })).closest('[role=alert]');
  expect(alert).toHaveFocus();
}

/**
 * The success stays on the screen for exactly this delay, with a link onward for a user who doesn't want to wait, and then
 * redirects there.
 */
export async function expectRedirectAfter(
  delay: number,
  timers: ReturnType<typeof watchTimers>,
  link: readonly [name: string, address: string],
): Promise<void> {
  const waiting = timers(delay);
  expect(waiting).toHaveLength(1);
  const [name, address] = link;
  expect(main().getByRole('link', { name })).toHaveAttribute('href', address);
  act(() => waiting[0]?.());
  await waitFor(() => {
    expect(window.location.pathname + window.location.search).toBe(address);
  });
}
