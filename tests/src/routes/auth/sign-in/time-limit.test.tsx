import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TimeLimit } from '#src/routes/auth/sign-in/time-limit.tsx';
import '@testing-library/jest-dom/vitest';

it('counts the three minutes down for the eye only, then offers a new key, announced once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const onStartOver = vi.fn<() => void>();
  render(<TimeLimit waiting={false} onStartOver={onStartOver} />);
  expect(screen.getByText('3:00 left')).toHaveAttribute('aria-hidden', 'true');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText('1:59 left')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(screen.queryByText(/left$/)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('The 3 minutes are up.');
  await user.click(screen.getByRole('button', { name: 'Sign in again for a new key' }));
  expect(onStartOver).toHaveBeenCalledOnce();
});
