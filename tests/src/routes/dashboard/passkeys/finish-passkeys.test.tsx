import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FinishPasskeys } from '#src/routes/dashboard/passkeys/finish-passkeys.tsx';

it('asks for the password before passkeys are switched on, unless the sign-in is fresh', async () => {
  const session = { email: 'ada@example.com', signedInAt: Date.now() - 6 * 60_000 };
  render(<FinishPasskeys session={session} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(screen.getByLabelText('Your password')).toBeInstanceOf(HTMLInputElement);
});
