// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Waiting } from '#src/app/shell/waiting.tsx';
import { shellWords } from '#content/shell.ts';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
});

/** A site with a page that comes when `come` is called. */
function open() {
  let come: (page: { default: ComponentType }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (come = resolve)));
  render(
    <BrowserRouter>
      <Waiting />
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
  return { come: () => act(async () => come({ default: () => <h1>Late page</h1> })) };
}

const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click());
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('says after 300 ms that a page is coming, and no longer once it is there', async () => {
  const { come } = open();
  await follow('Late');
  await wait(299);
  expect(screen.queryByRole('status')).toBeNull();
  await wait(1);
  expect(screen.getByRole('status').textContent).toBe(shellWords.loading);
  expect(screen.getByRole('heading').textContent).toBe('Home page');
  await come();
  expect(screen.getByRole('heading').textContent).toBe('Late page');
  expect(screen.queryByRole('status')).toBeNull();
});

it.each(['Next', 'Here'])('says nothing of what is there at once: %s', async (name) => {
  open();
  await follow(name);
  await wait(5_000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says nothing of a page that was waited for, once somebody went elsewhere', async () => {
  open();
  await follow('Late');
  await follow('Next');
  await wait(5_000);
  expect(screen.getByRole('heading').textContent).toBe('Next page');
  expect(screen.queryByRole('status')).toBeNull();
});
