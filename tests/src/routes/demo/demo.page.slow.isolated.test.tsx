// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { serialisePlay } from '#src/flows/spot-the-phish/stored-play.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { deferred } from '../../../setup/deferred.ts';
import { reached } from '../../../setup/play-states.ts';
import { button, open } from '../../../setup/screen.tsx';
import '@testing-library/jest-dom/vitest';

const arrival = deferred();
vi.mock(import('#src/routes/demo/game.tsx'), async (original) => {
  await arrival.promise;
  return original();
});

it('a press before the game has been fetched doesn’t replace a round in progress', async () => {
  const stored = serialisePlay(reached('feedback'));
  localStorage.setItem(PLAY_KEY, stored);
  open('/demo?round=ghjkm');
  await userEvent.click(await button('Start the round'));
  expect(await button('Opening your inbox…')).toHaveFocus();
  arrival.resolve();
  expect(await button('Start round ghjkm')).toHaveFocus();
  expect(screen.getByText(/A new round would replace it\./)).toHaveRole('status');
  expect(localStorage.getItem(PLAY_KEY)).toBe(stored);
});
