import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenarios } from '#content/demo/scenarios.ts';
import { drawRoundOpeningWith } from '#src/flows/spot-the-phish/draw-round.ts';
import { startGame } from '#src/flows/spot-the-phish/game.ts';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import { NO_RECORD } from '#src/flows/spot-the-phish/play.ts';
import { serialisePlay } from '#src/flows/spot-the-phish/stored-play.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { judge, press, useStillScreen } from '../../../setup/demo.tsx';
import { library } from '../../../setup/rounds.ts';
import { open } from '../../../setup/screen.tsx';
import '@testing-library/jest-dom/vitest';

useStillScreen();

/** Opens the lesson of the first message that has such a lesson and begins a round. */
async function openLesson(matches: (scenario: Scenario) => boolean): Promise<Scenario> {
  for (const scenario of scenarios.filter(matches)) {
    const round = drawRoundOpeningWith(scenario.id, 0, library);
    if (round === null) continue;
    localStorage.setItem(PLAY_KEY, serialisePlay({ game: startGame(round), record: NO_RECORD }));
    const user = open('/demo');
    await press(user, 'Start the round');
    await judge(user, scenario.kind === 'phish' ? 'Trust' : 'Report', /^Certain/);
    await press(user, 'Take a second look');
    return scenario;
  }
  throw new Error('No message has such a lesson.');
}

/** The texts above the pieces, without what breaks their lines. */
const shownWhole = () =>
  [...document.querySelectorAll('main p > span')].map(({ textContent }) =>
    textContent.replaceAll(/[\u200B\u2060]/g, ''),
  );

it('shows a sender’s address whole, with the rule for senders as its hint', async () => {
  const { sender } = await openLesson(
    ({ lesson }) => lesson.kind === 'owner' && lesson.of === 'sender',
  );
  expect(screen.getByText(/^The owner’s name comes last, after the @/)).toBeInTheDocument();
  expect(shownWhole()).toContain(sender.address);
});

it('marks the owner in the address once it is found', async () => {
  const scenario = await openLesson(({ lesson }) => lesson.kind === 'owner');
  const { choices, right } = lessonChoices(scenario);
  const owner = choices[right] ?? '';
  expect(screen.queryByText(owner, { selector: 'main p mark' })).toBeNull();
  document.querySelector<HTMLElement>(`[data-choice="${right}"]`)?.click();
  expect(await screen.findByText(owner, { selector: 'main p mark' })).toBeVisible();
});

it('shows a link’s target whole, with the rule for links as its hint', async () => {
  const { lesson, links = [] } = await openLesson(
    ({ lesson }) => lesson.kind === 'owner' && lesson.of !== 'sender',
  );
  const of = lesson.kind === 'owner' && lesson.of !== 'sender' ? lesson.of : 0;
  expect(
    screen.getByText(/^The owner’s name ends just before the first single slash/),
  ).toBeInTheDocument();
  expect(shownWhole()).toContain(links[of - 1]?.target);
});
