import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { GuardChecking, GuardFailed } from '#src/app/guards/guard-screens.tsx';

it('a failed guard retries when the connection is back', () => {
  const retry = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <GuardFailed text="You’re offline." attempt={0} onRetry={retry} />
    </MemoryRouter>,
  );
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

it.each([
  ['/dashboard/security', true],
  ['/enable-mfa', false],
])('while the pool is asked, %s has the dashboard’s outline: %s', (path, hasOutline) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <GuardChecking />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Checking your session…');
  expect(screen.queryByText('Subscription') !== null).toBe(hasOutline);
});
