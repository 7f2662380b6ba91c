import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { judge, press, rightVerdict, startRound, useStillScreen } from '../../../setup/demo.tsx';
import { button, heading, open } from '../../../setup/screen.tsx';
import '@testing-library/jest-dom/vitest';

useStillScreen();

/** Leaves the demo at the second message of a round. */
async function leaveARound(): Promise<void> {
  const user = await startRound();
  await judge(user, rightVerdict, /^Certain/);
  await press(user, 'Next message');
  await heading(/^Message 2 of 6/);
  cleanup();
}

const stored = (): unknown => JSON.parse(localStorage.getItem(PLAY_KEY) ?? '');
const OTHER_ROUND = '/demo?round=ghjkm';

it.each(['/demo?said=trust', OTHER_ROUND, '/demo?round=zzz'])(
  '%s asks before it replaces a round in progress',
  async (path) => {
    await leaveARound();
    const before = stored();
    const user = open(path);
    expect(await screen.findByText('You’re in the middle of another round')).toBeVisible();
    expect(screen.getByText(/You’ve judged 1 of its 6 messages\./)).toHaveRole('status');
    expect(stored()).toEqual(before);
    await user.click(await button('Continue your round'));
    expect(await heading(/^Message 2 of 6/)).toHaveFocus();
    expect(stored()).toEqual(before);
    expect(window.location.search).toBe('');
  },
);

it('a round in progress is replaced on request, by the linked one', async () => {
  await leaveARound();
  const user = open(OTHER_ROUND);
  await button('Continue your round');
  await user.click(await button('Start round ghjkm'));
  expect(await heading(/^Message 1 of 6/)).toHaveFocus();
  expect(stored()).toMatchObject({ game: { round: 'ghjkm' } });
});
