// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NewPasswordForm } from '#src/routes/auth/new-password-form.tsx';
import '@testing-library/jest-dom/vitest';

afterEach(cleanup);

const form = () => (
  <NewPasswordForm
    missingAttributes={[]}
    waiting={false}
    failure={{ kind: 'required', fields: ['challengeResponse'] }}
    onAnswer={() => undefined}
  />
);

it('gives the focus back to the empty field with every try, the second too', () => {
  const { rerender } = render(form());
  const field = screen.getByLabelText('New password');
  expect(field).toHaveFocus();
  screen.getByRole('button', { name: 'Save and continue' }).focus();
  rerender(form());
  expect(field).toHaveFocus();
});
