import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { GuardFailed } from '#src/app/guards/guard-screens.tsx';

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
