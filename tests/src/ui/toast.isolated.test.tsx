// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showSuccess, Toasts } from '#src/ui/toast.tsx';
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
