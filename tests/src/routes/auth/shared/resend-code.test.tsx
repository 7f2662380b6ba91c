import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ResendCode } from '#src/routes/auth/shared/resend-code.tsx';
import '@testing-library/jest-dom/vitest';

const COOLDOWN_MS = 30_000;

it('keeps the focus through the countdown, and returns it to the button', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<ResendCode codeSent={false} onResend={async () => true} />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(/in 30 seconds|in 29 seconds/)).toHaveFocus();
  await act(() => vi.advanceTimersByTimeAsync(COOLDOWN_MS + 1_000));
  expect(screen.getByRole('button')).toHaveFocus();
});

it('does not take the focus from elsewhere when the countdown ends', async () => {
  vi.useFakeTimers();
  render(
    <>
      <input aria-label="Code" />
      <ResendCode codeSent onResend={async () => true} />
    </>,
  );
  act(() => screen.getByRole('textbox').focus());
  await act(() => vi.advanceTimersByTimeAsync(COOLDOWN_MS + 1_000));
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
