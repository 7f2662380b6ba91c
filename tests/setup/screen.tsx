import { configure, getConfig, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '#src/app/app.tsx';
import '@testing-library/jest-dom/vitest';

/** A screen's chunk and Amplify are fetched first: on a busy machine that takes its time. */
configure({ asyncUtilTimeout: 5000 });

const { getElementError } = getConfig();

/** A query that is tried until it finds something fails many times unseen: only the last prints the page. */
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
});

/** Opens the app at a path as a browser would, and gives somebody to use it. */
export function open(path: string, state: unknown = null): UserEvent {
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', path);
  render(<App />);
  // jsdom has no layout: whether something takes clicks is asked of every ancestor in vain.
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
/** A password field has no role. */
export const passwordField = (name: string) => screen.findByLabelText(name);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
