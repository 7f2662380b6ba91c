import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { NavigationProgress } from '#src/app/shell/navigation-progress.tsx';
import { shellWords } from '#content/shell.ts';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
});

/** A site with a page that loads when `load` is called. */
function open() {
  let load: (page: { default: ComponentType }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)));
  render(
    <BrowserRouter>
      <NavigationProgress />
      <Link to="/late">Late</Link>
      <Link to="/next">Next</Link>
      <a href="#here">Here</a>
      <Suspense>
        <Routes>
          <Route path="/" element={<h1>Home page</h1>} />
          <Route path="/next" element={<h1>Next page</h1>} />
          <Route path="/late" element={<Late />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  return { load: () => act(async () => load({ default: () => <h1>Late page</h1> })) };
}

const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click());
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('appears after 300 ms, and disappears once the page has rendered', async () => {
  const { load } = open();
  await follow('Late');
  await wait(299);
  expect(screen.queryByRole('status')).toBeNull();
  await wait(1);
  expect(screen.getByRole('status').textContent).toBe(shellWords.loading);
  expect(screen.getByRole('heading').textContent).toBe('Home page');
  await load();
  expect(screen.getByRole('heading').textContent).toBe('Late page');
  expect(screen.queryByRole('status')).toBeNull();
});
