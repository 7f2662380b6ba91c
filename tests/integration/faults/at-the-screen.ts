import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { authenticator } from '../../setup/people.ts';
import { keyOnScreen, open } from '../../setup/screen.tsx';

/** Without delays, and without `pointer-events` checks on every ancestor, because jsdom has no layout. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** A user at the screen, who pastes instead of typing. */
export interface Person {
  fill(label: string, value: string): Promise<void>;
  clear(label: string): Promise<void>;
  press(label: string): Promise<void>;
  /** Clicks the first of several: the top bar's buttons exist twice, for wide screens and in the mobile menu. */
  clickFirst(label: string): Promise<void>;
}

export function at(path: string, state: unknown = null): Person {
  open(path, state);
  return {
    fill: async (label, value) => {
      await user.click(await screen.findByLabelText(label));
      await user.paste(value);
    },
    clear: async (label) => user.clear(await screen.findByLabelText(label)),
    press: async (label) => {
      await user.click(await screen.findByText(label, { selector: 'button, button > *' }));
    },
    clickFirst: async (label) => {
      const [first] = await screen.findAllByText(label, { selector: 'button, button > *' });
      if (first === undefined) throw new Error(`No ${label}.`);
      await user.click(first);
    },
  };
}

/** The code of an authenticator app that has the key on the screen. */
export async function codeOnPhone(): Promise<string> {
  return authenticator(await keyOnScreen())();
}

/** Runs down the countdown to the next code. */
export async function halfAMinutePasses(): Promise<void> {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 31_000);
  await screen.findByText('Send a new code');
}

/** Removes the tokens from this browser without the pool's knowledge. */
export function forgetSession(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}

export function signedOutAtHome(): void {
  expect(window.location.pathname).toBe('/');
  expect(hasSessionHint()).toBe(false);
}
