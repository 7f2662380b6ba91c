// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** What is drawn while a built page is taken over, one after the other. */
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

it('is false until the page is taken over, where it looks different then', async () => {
  expect(await drawn(true)).toEqual([false, true]);
});

it('draws a page once that looks the same', async () => {
  expect(await drawn(false)).toEqual([true]);
});
