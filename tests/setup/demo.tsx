import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { GameEvent } from '#src/flows/spot-the-phish/game.ts';
import { londonDay } from '#src/flows/spot-the-phish/london-day.ts';
import { playReducer } from '#src/flows/spot-the-phish/play.ts';
import type { JudgedRound } from '#src/flows/spot-the-phish/record.ts';
import { serialisePlay } from '#src/flows/spot-the-phish/stored-play.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { drawScenarios } from '#src/routes/demo/draw-scenarios.ts';
import { begin, round } from './play-states.ts';
import { ROUND } from './round-code.ts';
import { button, heading, open } from './screen.tsx';

/** The messages of `ROUND`. */
export const messages = drawScenarios(ROUND);
export const [first] = messages;
export const rightVerdict = first?.kind === 'phish' ? 'Report' : 'Trust';

/** jsdom has neither media queries nor scrolling. Reduced motion, so that no figure is read while it counts up. */
export function useStillScreen() {
  const scrollIntoView = vi.fn<() => void>();
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  });
  return { scrollIntoView };
}

/** Opens the demo at a round and starts it. */
export async function startRound(): Promise<UserEvent> {
  const user = open(`/demo?round=${ROUND}`);
  await user.click(await button('Start the round'));
  await heading(/^Message 1 of 6/);
  // The message follows its heading.
  await button(/^Report/);
  return user;
}

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await button(name));

export async function judge(
  user: UserEvent,
  verdict: 'Report' | 'Trust',
  sure: RegExp,
): Promise<void> {
  await press(user, new RegExp(`^${verdict}`));
  await press(user, sure);
}

interface Played {
  marksSenders?: boolean;
  /** Rounds judged before. */
  judged?: readonly JudgedRound[];
}

/** Opens the result of the round: every answer certain, and wrong for the given indexes. */
export async function openResult(
  wrong: readonly number[] = [],
  { marksSenders = false, judged = [] }: Played = {},
): Promise<UserEvent> {
  const events: GameEvent[] = [{ type: 'started', today: londonDay(Date.now()) }];
  round.messages.forEach(({ kind }, index) => {
    const isReported = (kind === 'phish') !== wrong.includes(index);
    if (marksSenders) events.push({ type: 'mark-toggled', part: 'sender' });
    events.push(
      { type: 'judged', verdict: isReported ? 'report' : 'trust' },
      { type: 'confidence-given', confidence: 3 },
      { type: 'continued' },
    );
  });
  const before = { ...begin, record: { ...begin.record, judged } };
  const play = events.reduce(playReducer, before);
  localStorage.setItem(PLAY_KEY, serialisePlay(play));
  const user = open('/demo');
  await heading('Nobody spots them all, every time');
  return user;
}

export async function startOver(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Start over with six others' }));
  const confirm = screen.queryByRole('button', { name: 'Start over' });
  if (confirm !== null) await user.click(confirm);
}
