import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyButton } from '#src/ui/copy-button.tsx';
import '@testing-library/jest-dom/vitest';

function show() {
  const user = userEvent.setup();
  render(<CopyButton text="ABCD" label="Copy key" copiedText="Copied." failedText="Not copied." />);
  return user;
}

it('copies by keyboard, and announces it', async () => {
  const user = show();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy key' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Copied.')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe('ABCD');
});

it('announces a failure', async () => {
  const user = show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByText('Not copied.')).toHaveAttribute('role', 'status');
});
