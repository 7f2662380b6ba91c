// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewPasswordField } from '#src/ui/new-password-field.tsx';
import '@testing-library/jest-dom/vitest';

const rule = { heading: 'Your password needs', met: 'done', notMet: 'still needed' };

function show(error: string | undefined, met: boolean): HTMLElement {
  render(
    <NewPasswordField
      id="password"
      label="Password"
      error={error}
      value=""
      onChange={() => undefined}
      showLabel="Show"
      hideLabel="Hide"
      rule={{ ...rule, items: [{ text: 'a sign', met }] }}
    />,
  );
  return screen.getByLabelText('Password');
}

it.each([undefined, 'Too weak.'])('with the error %j is described by its rule too', (error) => {
  const field = show(error, false);
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription(/Your password needs.*a sign, still needed/);
  expect(field).toHaveAccessibleDescription(error === undefined ? /^Your/ : /Too weak\./);
});

it('takes the error back once the rule is met', () => {
  const field = show('Too weak.', true);
  expect(field).toHaveAccessibleDescription(/a sign, done/);
  expect(field).not.toHaveAccessibleDescription(/Too weak/);
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
});
