import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** The renders of a prerendered page during hydration, in order. */
async function drawn(differs: boolean): Promise<boolean[]> {
  const draw = vi.fn<(hydrated: boolean) => void>();
  function Page() {
    const hydrated = useHydrated(differs);
    draw(hydrated);
    return <p>{String(hydrated)}</p>;
  }
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  draw.mockClear();
  const app = await act(async () => hydrateRoot(root, <Page />));
  act(() => app.unmount());
  return draw.mock.calls.map(([hydrated]) => hydrated);
}

it('is false until hydration if the page looks different afterwards', async () => {
  expect(await drawn(true)).toEqual([false, true]);
});

it('renders once if the page looks the same', async () => {
  expect(await drawn(false)).toEqual([true]);
});
