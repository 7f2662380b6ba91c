// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NewPasswordForm } from '#src/routes/auth/new-password-form.tsx';
import '@testing-library/jest-dom/vitest';

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

it('asks for the name that the pool misses, keeps the password, and sends both', async () => {
  const answers: unknown[] = [];
  const user = userEvent.setup();
  render(
    <NewPasswordForm
      missingAttributes={['name']}
      waiting={false}
      failure={null}
      onAnswer={(answer) => answers.push(answer)}
    />,
  );
  await user.type(screen.getByLabelText('New password'), 'Another-horse');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(screen.getByText('name is required to signUp')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(answers).toEqual([]);
  expect(screen.getByLabelText('New password')).toHaveValue('Another-horse');

  await user.type(screen.getByLabelText('Full name'), ' Ada Lovelace ');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(answers).toEqual([{ response: 'Another-horse', attributes: { name: 'Ada Lovelace' } }]);
});
