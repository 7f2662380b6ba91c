import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { expect, it } from 'vitest';
import { ChoiceForm } from '#src/routes/auth/sign-in/choice-form.tsx';

it('shows the pool’s own name for an option that it doesn’t know, even one that every object inherits', () => {
  render(
    <ChoiceForm
      legend="Ways to get a code"
      options={['constructor', 'TOTP']}
      notes={{ TOTP: 'From your app.' }}
      email="ada@example.com"
      waiting={false}
      failure={null}
      onAnswer={() => undefined}
    />,
  );
  expect(screen.getByRole('radio', { name: 'constructor' })).toHaveAccessibleDescription('');
  expect(screen.getByRole('radio', { name: 'An authenticator app' })).toHaveAccessibleDescription(
    /From your app\.$/,
  );
});
