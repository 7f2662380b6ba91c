// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewPasswordField } from '#src/ui/new-password-field.tsx';
import '@testing-library/jest-dom/vitest';

const rule = {
  heading: 'Your password needs',
  met: 'done',
  notMet: 'still needed',
  items: [{ text: 'a sign', met: false }],
};

it.each([undefined, 'Too weak.'])('with the error %j is described by its rule too', (error) => {
  render(
    <NewPasswordField
      id="password"
      label="Password"
      error={error}
      value=""
      onChange={() => undefined}
      showLabel="Show"
      hideLabel="Hide"
      rule={rule}
    />,
  );
  const field = screen.getByLabelText('Password');
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription(/Your password needs.*a sign, still needed/);
  expect(field).toHaveAccessibleDescription(error === undefined ? /^Your/ : /Too weak\./);
});
