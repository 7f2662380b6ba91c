import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NewPasswordField } from '#src/ui/new-password-field.tsx';
import '@testing-library/jest-dom/vitest';

const rule = { heading: 'Your password needs', met: 'done', notMet: 'still needed' };

/** A password has to have a full stop, and at most four characters. */
const element = (error?: string) => (
  <NewPasswordField
    id="password"
    label="Password"
    error={error}
    showLabel="Show"
    hideLabel="Hide"
    rule={rule}
    suggestionRule="minlength: 1;"
    check={(password) => {
      const met = password.includes('.');
      return { items: [{ text: 'a full stop', met }], isAccepted: met && password.length <= 4 };
    }}
  />
);

function show(error?: string): HTMLElement {
  render(element(error));
  return screen.getByLabelText('Password');
}

it.each([undefined, 'Too weak.'])('with the error %j is described by its rule, too', (error) => {
  const field = show(error);
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription(/Your password needs.*a full stop, still needed/);
  expect(field).toHaveAccessibleDescription(error === undefined ? /^Your/ : /Too weak\./);
});

it('withdraws the error once the password is accepted, and not while it only meets the rule', async () => {
  const field = show('Not this one.');
  await userEvent.type(field, 'Ada.');
  expect(field).toHaveAccessibleDescription(/a full stop, done/);
  expect(field).not.toHaveAccessibleDescription(/Not this one/);
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field, 'Lovelace');
  expect(field).toHaveAccessibleDescription(/a full stop, done/);
  expect(field).toHaveAccessibleDescription(/Not this one/);
});

it('ticks off what was typed before hydration', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.createElement('div');
  root.insertAdjacentHTML('beforeend', renderToString(element()));
  document.body.append(root);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  field.value = 'Ada.';
  const app = await act(async () => hydrateRoot(root, element()));
  expect(field).toHaveValue('Ada.');
  expect(field).toHaveAccessibleDescription(/a full stop, done/);
  await act(async () => app.unmount());
});
