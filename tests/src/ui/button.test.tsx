import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '#src/ui/button.tsx';
import '@testing-library/jest-dom/vitest';

it('says that it is waiting, keeps the focus and can’t be clicked again', async () => {
  const user = userEvent.setup();
  const pressed = vi.fn<() => void>();
  const submitted = vi.fn<() => void>();
  render(
    <form onSubmit={submitted}>
      <Button type="submit" waiting waitingLabel="Sending…" onClick={pressed}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending…' });
  await user.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.keyboard('{Enter} ');
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});
