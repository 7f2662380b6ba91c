import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { ErrorBoundary } from '#src/app/error-boundary.tsx';

function Page({ fails }: { fails: boolean }) {
  if (fails) throw new Error('A bug.');
  return <p>A page</p>;
}

const at = (key: string, fails: boolean) => (
  <ErrorBoundary resetKey={key}>
    <Page fails={fails} />
  </ErrorBoundary>
);

it('says with the focus and in the title that a page failed, and shows the next one', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(at('one', false));
  rerender(at('two', true));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  expect(document.title).toContain(heading.textContent);
  rerender(at('two', false));
  expect(screen.queryByText('A page')).toBeNull();
  rerender(at('three', false));
  expect(screen.getByText('A page')).toBeVisible();
});
