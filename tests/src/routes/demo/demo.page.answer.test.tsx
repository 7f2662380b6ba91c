import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makesBelievable } from '#src/flows/spot-the-phish/cue-types.ts';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import {
  first,
  judge,
  messages,
  press,
  rightVerdict,
  startRound,
  useStillScreen,
} from '../../../setup/demo.tsx';
import { heading } from '../../../setup/screen.tsx';
import '@testing-library/jest-dom/vitest';

const { scrollIntoView } = useStillScreen();
const RULE = 'The owner’s name ends just before the first single slash.';
const wrongVerdict = first?.kind === 'phish' ? 'Trust' : 'Report';

describe('the answer', () => {
  it('has the focus, says what the message was, and shows the points', async () => {
    const user = await startRound();
    await judge(user, rightVerdict, /^Certain/);
    expect(await heading('Rightly trusted')).toHaveFocus();
    expect(await heading('Difficulty: Easy')).toBeVisible();
    expect(screen.getAllByText('+200')).toHaveLength(2);
    expect(screen.getByText('Right, easy, certain: +200')).not.toBeVisible();
    await user.click(screen.getByText('Why?'));
    expect(screen.getByText('Right, easy, certain: +200')).toBeVisible();
    expect(screen.getByText('Risk score: 50, unchanged. Lower is better.')).toBeVisible();
    expect(await screen.findByText('1 in a row, bonus at 3')).toBeVisible();
    expect(screen.getByText(/^\+200 points, 200 in total\.$/)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: 'Take a second look' })).not.toBeInTheDocument();
  });

  it('doesn’t scold after a miss, but offers a lesson, which lowers the risk', async () => {
    if (first === undefined) throw new Error('The round is empty.');
    const user = await startRound();
    await judge(user, wrongVerdict, /^Just a guess/);
    expect(screen.getByText('No points lost')).toBeVisible();
    await user.click(await screen.findByText('Why?'));
    expect(screen.getByText('Wrong, just a guess: no points')).toBeVisible();
    expect(screen.getByText('0 points, 0 in total.')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Risk score: from 50 to 55. Lower is better.')).toBeVisible();
    const message = document.querySelector('.examined');
    await press(user, 'Take a second look');
    expect(await heading(/^A second look/)).toHaveFocus();
    expect(document.querySelector('.examined')).toBe(message);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /Who owns the page that the link opens\?$/,
    );
    // Until the lesson is done, the message shows what it showed unopened.
    await vi.waitFor(() => expect(message).not.toHaveTextContent('Really opens'));
    await press(user, 'Show where it really goes');
    expect(screen.getByText('It opens').parentElement).toHaveFocus();
    expect(screen.queryByText(RULE)).not.toBeInTheDocument();
    const choices = document.querySelectorAll<HTMLElement>('[data-choice]');
    const { choices: texts, right } = lessonChoices(first);
    for (const wrong of [0, 1, 2].filter((index) => !right.includes(index))) {
      const choice = choices[wrong];
      if (choice !== undefined) await user.click(choice);
      const hint = 'Not them. Look again.';
      const announced = `Tried: ${texts[wrong]}. ${hint}`;
      expect(screen.getByText(announced)).toHaveAttribute('role', 'status');
      expect(screen.getByText(hint)).toBeVisible();
      expect(screen.getByText(RULE)).toBeVisible();
    }
    for (const choice of choices) await user.click(choice);
    expect(screen.getByText('Lesson done: 4 off your risk score.')).toHaveAttribute(
      'role',
      'status',
    );
    // Solved by trying: nothing is green.
    expect(document.querySelector('.success-sign, .bg-safe-wash')).toBeNull();
    // What a wrong choice and then the right one say.
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(message).toHaveTextContent('Really opens'));
    await press(user, 'Next message');
    expect(await heading(/^Message 2 of 6/)).toHaveFocus();
  });
});

describe('the answer to a phish', () => {
  const index = messages.findIndex(({ kind }) => kind === 'phish');
  const notes = messages[index]?.kind === 'phish' ? messages[index].cues : [];
  const cues = notes.filter((cue) => !makesBelievable(cue)).length;

  const reachPhish = async () => {
    const user = await startRound();
    for (const { kind } of messages.slice(0, index)) {
      await judge(user, kind === 'phish' ? 'Report' : 'Trust', /^Certain/);
      expect(screen.queryByText('You found it')).not.toBeInTheDocument();
      await press(user, 'Next message');
    }
    return user;
  };

  it('names a badge that it wins, once', async () => {
    const user = await reachPhish();
    await judge(user, 'Report', /^Certain/);
    expect(await screen.findByText('First report')).toBeVisible();
  });

  it('counts what was marked, though it was trusted and earns nothing', async () => {
    const user = await reachPhish();
    for (const mark of screen.getAllByRole('checkbox').slice(0, 5)) await user.click(mark);
    await judge(user, 'Trust', /^Certain/);
    await user.click(await screen.findByText('Why?'));
    expect(
      screen.getByText(/^You found [1-9] of .*Marks earn points only if you report/),
    ).toBeVisible();
  });

  it('keeps the player’s marks, counts the cues found and unfolds those missed', async () => {
    const user = await reachPhish();
    const sentence = screen.getAllByRole('checkbox').at(-1);
    expect(sentence).toBeDefined();
    if (sentence !== undefined) await user.click(sentence);
    await judge(user, 'Report', /^Certain/);
    await user.click(await screen.findByText('Why?'));
    expect(screen.getByText(new RegExp(`^You found \\d of ${cues} cues`))).toBeVisible();
    expect(await screen.findByText(/^What gives it away: /)).toBeVisible();
    expect(screen.getByText('You marked this:')).toBeInTheDocument();
    const unfolded = cues - document.querySelectorAll('ol .pin').length;
    await user.click(screen.getByText(`See the other ${unfolded} cues`));
    expect(await screen.findByText(`Hide the other ${unfolded} cues`)).toBeVisible();
    expect(document.querySelectorAll('ol .pin').length).toBeGreaterThanOrEqual(notes.length);
  });
});
