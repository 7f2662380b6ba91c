import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { judge, press, startRound, useStillScreen } from '../../../setup/demo.tsx';
import { button, heading, open } from '../../../setup/screen.tsx';
import '@testing-library/jest-dom/vitest';

useStillScreen();

describe('returning to the demo', () => {
  it.each([
    ['reloaded', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
    ['unmounted', cleanup],
  ])('restores a step that was %s as soon as it was rendered', async (_, leave) => {
    await startRound();
    const report = screen.getByRole('button', { name: /^Report/ });
    // As in a browser, what React defers waits for a task; within `act` it would not.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    report.click();
    await Promise.resolve();
    expect(screen.getByRole('heading', { name: 'How sure are you?' })).toBeVisible();
    expect(localStorage.getItem(PLAY_KEY)).not.toContain('"at":"confidence"');
    leave();
    expect(localStorage.getItem(PLAY_KEY)).toContain('"at":"confidence"');
  });

  it('leads back to the start when it is closed, and continues as it was', async () => {
    const user = await startRound();
    await judge(user, 'Report', /^Certain/);
    await press(user, 'Close the game');
    expect(await heading('Spot the phish')).toHaveFocus();
    expect(localStorage.getItem(PLAY_KEY)).toContain('"at":"feedback"');
    await press(user, 'Continue your round');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await button('Next message')).toBeVisible();
  });

  it('starts again if what is stored is not a game', async () => {
    localStorage.setItem(PLAY_KEY, '{"version":1,"game":{"at":"result"}}');
    open('/demo');
    expect(await button('Play today’s six')).toBeVisible();
  });
});

it('counts the message from the landing page as right or wrong, but not as a guess', async () => {
  const user = open('/demo?said=report');
  await heading(/^Message 2 of 6/);
  for (const goOn of [...Array<string>(4).fill('Next message'), 'See how you did']) {
    await judge(user, 'Report', /^Certain/);
    await press(user, goOn);
  }
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const level = async (name: string) => (await screen.findByText(name)).parentElement;
  await user.click(await heading('How sure, how right'));
  expect(await level('Just a guess')).toHaveTextContent('not used');
  expect(await level('Certain')).toHaveTextContent(/\d of 5 right/);
  expect(screen.getByText(/The message on the front page isn’t counted/)).toBeVisible();
  expect(screen.getByText(/You reported it on the front page ·/)).toBeVisible();
});
