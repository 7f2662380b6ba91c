import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** The renders of a prerendered page during hydration, in order. */
async function renders(differs: boolean): Promise<boolean[]> {
  const onRender = vi.fn<(hydrated: boolean) => void>();
  function Page() {
    const hydrated = useHydrated(differs);
    onRender(hydrated);
    return <p>{String(hydrated)}</p>;
  }
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  onRender.mockClear();
  const app = await act(async () => hydrateRoot(root, <Page />));
  act(() => app.unmount());
  return onRender.mock.calls.map(([hydrated]) => hydrated);
}

it('is false until hydration if the page differs afterwards', async () => {
  expect(await renders(true)).toEqual([false, true]);
});

it('renders once if the page doesn’t differ', async () => {
  expect(await renders(false)).toEqual([true]);
});
