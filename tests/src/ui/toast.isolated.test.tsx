// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissSuccess, showSuccess, Toasts } from '#src/ui/toast.tsx';
import { watchTimers } from '../../setup/timers.ts';
import { found } from '../../setup/eventually.ts';
import '@testing-library/jest-dom/vitest';

const WORDS = { label: 'Notices', close: 'Close' };

beforeEach(() => {
  // A toast also waits while the window is in the background, as jsdom's always is.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  render(<Toasts words={WORDS} />);
});
afterEach(() => {
  act(() => toast.dismiss());
});

/** A toast closes when its progress bar's animation ends. */
const bar = () => screen.findByRole('progressbar', { hidden: true });

describe('a toast', () => {
  it('waits while the focus is in it', async () => {
    act(() => showSuccess('Take your time.'));
    const progress = await bar();
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    expect(progress.style.animationPlayState).toBe('paused');
    act(() => close.blur());
    expect(progress.style.animationPlayState).toBe('running');
  });

  it('of success closes after 2 s, at the top right', async () => {
    act(() => showSuccess('It worked.'));
    expect(await bar()).toHaveStyle({ animationDuration: '2000ms' });
    expect(screen.getByText('It worked.').closest('.Toastify__toast-container')).toHaveClass(
      'Toastify__toast-container--top-right',
    );
  });

  it('is not shown twice with the same text', async () => {
    act(() => {
      showSuccess('Once is enough.');
      showSuccess('Once is enough.');
      showSuccess('Something else.');
    });
    expect(await screen.findByText('Something else.')).toBeVisible();
    expect(screen.getAllByText('Once is enough.')).toHaveLength(1);
  });

  it('closes for a user who goes on before its time', async () => {
    act(() => showSuccess('Redirecting...'));
    expect(await screen.findByText('Redirecting...')).toBeVisible();
    act(() => dismissSuccess());
    await waitFor(() => expect(toast.isActive('Redirecting...')).toBe(false));
  });

  it('replaces the previous one', async () => {
    act(() => showSuccess('First.'));
    expect(await screen.findByText('First.')).toBeVisible();
    act(() => showSuccess('Second.'));
    expect(await screen.findByText('Second.')).toBeVisible();
    await waitFor(() => expect(toast.isActive('First.')).toBe(false));
    expect(toast.isActive('Second.')).toBe(true);
  });

  it('of any other kind closes after 5 s', async () => {
    act(() => void toast('Something else.'));
    expect(await bar()).toHaveStyle({ animationDuration: '5000ms' });
  });

  it('waits while the pointer is over it', async () => {
    act(() => showSuccess('Read me.'));
    const progress = await bar();
    const text = screen.getByText('Read me.');
    for (let round = 0; round < 2; round += 1) {
      fireEvent.mouseEnter(text);
      expect(progress.style.animationPlayState).toBe('paused');
      fireEvent.mouseLeave(text);
      expect(progress.style.animationPlayState).toBe('running');
    }
  });
});

it('a message is shown as plain text if the toast can’t be loaded, and the next one retries', async () => {
  vi.resetModules();
  vi.doMock('#src/ui/toast-container.tsx', () => {
    throw new Error('Offline');
  });
  const { showSuccess: show, Toasts: Fresh } = await import('#src/ui/toast.tsx');
  render(<Fresh words={WORDS} />);
  show('It worked.');
  expect(await screen.findByText('It worked.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('It worked.');
  vi.doUnmock('#src/ui/toast-container.tsx');
  show('It worked again.');
  expect(await screen.findByText('It worked again.')).toBeVisible();
  expect(await screen.findByRole('progressbar', { hidden: true })).toBeInTheDocument();
});

it('a message without a toast disappears after 2 s, too', async () => {
  vi.resetModules();
  vi.doMock('#src/ui/toast-container.tsx', () => {
    throw new Error('Offline');
  });
  const { showSuccess: show, Toasts: Fresh } = await import('#src/ui/toast.tsx');
  render(<Fresh words={WORDS} />);
  const waiting = watchTimers();
  show('It worked.');
  expect(await screen.findByText('It worked.')).toBeVisible();
  const close = await found(() => waiting(2000).at(-1));
  act(() => close());
  expect(screen.queryByText('It worked.')).toBeNull();
  vi.doUnmock('#src/ui/toast-container.tsx');
});

it('the toast container exists before the first toast', async () => {
  vi.resetModules();
  const fresh = await import('#src/ui/toast.tsx');
  render(<fresh.Toasts words={{ ...WORDS, label: 'Fetched ahead' }} />);
  expect(await screen.findByRole('region', { name: /^Fetched ahead/ })).toBeInTheDocument();
});
