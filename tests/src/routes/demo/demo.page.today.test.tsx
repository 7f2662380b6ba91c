import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { londonDay } from '#src/flows/spot-the-phish/london-day.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { drawScenarios } from '#src/routes/demo/draw-scenarios.ts';
import { judge, press, useStillScreen } from '../../../setup/demo.tsx';
import { button, heading, open } from '../../../setup/screen.tsx';
import '@testing-library/jest-dom/vitest';

useStillScreen();
const today = londonDay(Date.now());
const six = drawScenarios(String(today));

it('opens on today’s six; once played, on their result, the streak and the next', async () => {
  const record = { days: [[today - 2, today - 1]] };
  localStorage.setItem(PLAY_KEY, JSON.stringify({ version: 1, game: null, record }));
  const user = open('/demo');
  expect(await screen.findByText(`No. ${today}`)).toBeVisible();
  expect(screen.getByText('You’ve played 2 days in a row. Today would make it 3.')).toBeVisible();
  await press(user, 'Play today’s six');
  for (const [index, { kind }] of six.entries()) {
    await judge(user, kind === 'phish' ? 'Report' : 'Trust', /^Just a guess/);
    await press(user, index === 5 ? 'See how you did' : 'Next message');
  }
  expect(await heading('Nothing gets past you')).toHaveFocus();
  expect(document.querySelector('.cheer')).not.toBeNull();
  expect(screen.getByText(`Today’s six · No. ${today}`)).toBeVisible();
  expect(screen.getByText('Days in a row').parentElement).toHaveTextContent('3');
  // Another round leaves today’s result to come back to.
  await press(user, 'Play six more');
  await heading(/^Message 1 of 6/);
  cleanup();
  const stored: object = JSON.parse(localStorage.getItem(PLAY_KEY) ?? '');
  localStorage.setItem(PLAY_KEY, JSON.stringify({ ...stored, game: null }));
  const again = open('/demo');
  expect(await screen.findByText(/^6 of 6 right, [\d,]+ points$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play today’s six' })).not.toBeInTheDocument();
  // The seconds are only for the eye.
  expect(screen.getByText(/^\d+:\d\d:\d\d$/)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(/^about \d+ (?:hour|minute)s?$/).closest('[aria-live]')).toBeNull();
  await press(again, 'See your result again');
  expect(await heading('Nothing gets past you')).toHaveFocus();
  expect(document.querySelector('.cheer')).toBeNull();
  expect(await heading('The field guide')).toBeVisible();
  await press(again, 'Play yesterday’s six');
  expect(await heading(/^Message 1 of 6/)).toHaveFocus();
});

it('yesterday’s six can be replayed, for no streak', async () => {
  const user = open('/demo');
  await press(user, 'Play yesterday’s six');
  await heading(/^Message 1 of 6/);
  expect(screen.getByText(drawScenarios(String(today - 1))[0]?.context ?? '')).toBeVisible();
  for (let index = 0; index < 6; index += 1) {
    await judge(user, 'Report', /^Just a guess/);
    await press(user, index === 5 ? 'See how you did' : 'Next message');
  }
  expect(await button('Today’s six are waiting')).toBeVisible();
  expect(screen.queryByText('Days in a row')).not.toBeInTheDocument();
});

it('practice leaves out today’s six', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const user = open('/demo');
  await press(user, 'Play six others');
  await heading(/^Message 1 of 6/);
  const contexts = new Set(six.map(({ context }) => context));
  expect(screen.queryByText((text) => contexts.has(text))).toBeNull();
});

it.each([
  ['&score=5&from=Sam', 'Sam got 5 of 6 right.'],
  ['&score=5&from=%3Cb%3ESam', 'You’ve been challenged: 5 of 6 right.'],
  ['&score=9&from=Sam', 'You’ve been sent a round.'],
])('a link with %s says “%s”', async (query, said) => {
  open(`/demo?round=ghjkm${query}`);
  expect(await screen.findByText(said)).toBeVisible();
  expect(await button('Start the round')).toBeVisible();
});

it.each(['zzz', '0', String(today + 1)])(
  'a link to %j says that it isn’t a round',
  async (code) => {
    open(`/demo?round=${code}&score=5&from=Sam`);
    expect(await screen.findByText(/^That link doesn’t lead to a round\./)).toBeVisible();
    expect(screen.queryByText(/Sam got/)).not.toBeInTheDocument();
    expect(await button('Play today’s six')).toBeVisible();
  },
);
