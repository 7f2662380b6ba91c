import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { drawScenarios, PLAIN_ROUND } from '#src/routes/demo/draw-scenarios.ts';
import { judge, openResult, press, startRound } from '../../../setup/demo.tsx';
import { button, open } from '../../../setup/screen.tsx';
import '@testing-library/jest-dom/vitest';

const scrollIntoView = vi.fn<() => void>();
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const messages = drawScenarios(PLAIN_ROUND);
const [first] = messages;
const rightVerdict = first?.kind === 'phish' ? 'Report' : 'Trust';
const wrongVerdict = first?.kind === 'phish' ? 'Trust' : 'Report';

/** There is one for phones, after the message, and one for wide screens, below the verdict. */
async function startOver(user: UserEvent): Promise<void> {
  const [onPhones, onWideScreens] = await screen.findAllByRole('button', {
    name: 'Start over with six others',
  });
  expect(onPhones?.closest('.examined')).toBeNull();
  expect(onWideScreens).toBeDefined();
  if (onPhones !== undefined) await user.click(onPhones);
}

// jsdom has neither media queries nor scrolling. With reduced motion, no figure is read while it counts up.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
});

describe('a message', () => {
  it('hides the sender’s address until it is opened', async () => {
    const user = await startRound();
    expect(screen.queryByText(first?.sender.address ?? '')).not.toBeInTheDocument();
    const sender = screen.getByRole('button', {
      name: first?.sender.name ?? '',
      expanded: false,
    });
    await user.click(sender);
    expect(sender).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('checkbox', { name: /^Looks wrong: Account/ })).toBeVisible();
    await user.click(sender);
    expect(screen.queryByRole('checkbox', { name: /^Looks wrong/ })).not.toBeInTheDocument();
  });

  it('lets sentences be marked and unmarked, and announces it', async () => {
    const user = await startRound();
    const [sentence] = screen.getAllByRole('checkbox');
    expect(sentence).toBeDefined();
    if (sentence === undefined) return;
    await user.click(sentence);
    expect(sentence).toBeChecked();
    expect(screen.getByText('Marked: 1 of 5.')).toHaveAttribute('role', 'status');
    await user.click(sentence);
    expect(sentence).not.toBeChecked();
  });

  it('can be marked, and inspected again, before the player says how sure they are', async () => {
    const user = await startRound();
    await press(user, /^Report/);
    expect(await heading('How sure are you?')).toHaveFocus();
    const [sentence] = screen.getAllByRole('checkbox');
    if (sentence === undefined) throw new Error('Nothing can be marked.');
    await user.click(sentence);
    expect(sentence).toBeChecked();
    expect(screen.getByText('Marked: 1 of 5.')).toHaveAttribute('role', 'status');
    await press(user, 'Let me look again');
    expect(await heading('Phish or genuine?')).toHaveFocus();
  });
});

describe('the answer', () => {
  it('has the focus, a label for what the message was, and the points', async () => {
    const user = await startRound();
    await judge(user, rightVerdict, /^Certain/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Genuine')).toBeVisible();
    await user.click(await screen.findByText('Difficulty: Easy'));
    expect(screen.getByText('Little about it looks suspicious.')).toBeVisible();
    expect(screen.getByText('Right: 100 × 1 (easy) × 2 (certain) = 200')).toBeVisible();
    expect(screen.getByText('Risk score: 50, unchanged.')).toBeVisible();
    expect(await screen.findByText('1 in a row, next bonus at 3')).toBeVisible();
    expect(screen.getByText(/^\+200 points, 200 in total\.$/)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: 'Take a second look' })).not.toBeInTheDocument();
  });

  it('doesn’t scold after a miss, but offers a lesson, which lowers the risk', async () => {
    if (first === undefined) throw new Error('The round is empty.');
    const user = await startRound();
    await judge(user, wrongVerdict, /^Just a guess/);
    expect(screen.getByText('Wrong, just a guess: no points')).toBeVisible();
    expect(screen.getByText('0 points, 0 in total.')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Risk score: from 50 to 55. Lower is better.')).toBeVisible();
    const message = document.querySelector('.examined');
    await press(user, 'Take a second look');
    expect(await heading('A second look')).toHaveFocus();
    expect(document.querySelector('.examined')).toBe(message);
    expect(screen.getByText('Open the link’s real address. Who owns the page?')).toBeVisible();
    // Until the lesson is done, the message shows what it showed unopened.
    await vi.waitFor(() => expect(message).not.toHaveTextContent('Really opens'));
    await press(user, 'Show where it really goes');
    expect(screen.getByText('It opens').parentElement).toHaveFocus();
    const choices = document.querySelectorAll<HTMLElement>('[data-choice]');
    const { choices: texts, right } = lessonChoices(first);
    for (const wrong of [0, 1, 2].filter((index) => index !== right)) {
      const choice = choices[wrong];
      if (choice !== undefined) await user.click(choice);
      const hint = 'Not them. Read the host name from its end.';
      const announced = `Tried: ${texts[wrong]}. ${hint}`;
      expect(screen.getByText(announced)).toHaveAttribute('role', 'status');
      expect(screen.getByText(hint)).toBeVisible();
    }
    for (const choice of choices) await user.click(choice);
    expect(screen.getAllByText('Lesson done: 4 off your risk score.')[0]).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(message).toHaveTextContent('Really opens'));
    await press(user, 'Next message');
    expect(await heading(/^Message 2 of 6/)).toHaveFocus();
  });
});

it('opens the notes on a genuine message by themselves if the player marked something in it', async () => {
  const user = await startRound();
  const [sentence] = screen.getAllByRole('checkbox');
  if (sentence === undefined) throw new Error('Nothing can be marked.');
  await user.click(sentence);
  await judge(user, rightVerdict, /^Certain/);
  const summary = await screen.findByText(/^What looked right, and what looked odd/);
  expect(summary.closest('details')).toHaveAttribute('open');
});

describe('the answer to a phish', () => {
  const index = messages.findIndex(({ kind }) => kind === 'phish');
  const cues = messages[index]?.kind === 'phish' ? messages[index].cues.length : 0;

  it('keeps the player’s marks, counts the cues found and lists those missed', async () => {
    const user = await startRound();
    for (const { kind } of messages.slice(0, index)) {
      await judge(user, kind === 'phish' ? 'Report' : 'Trust', /^Certain/);
      expect(screen.queryByText('Not marked')).not.toBeInTheDocument();
      await press(user, 'Next message');
    }
    const sentence = screen.getAllByRole('checkbox').at(-1);
    expect(sentence).toBeDefined();
    if (sentence !== undefined) await user.click(sentence);
    await judge(user, 'Report', /^Certain/);
    const found = await screen.findByText(new RegExp(`^You found \\d of ${cues} cues`));
    expect(found).toBeVisible();
    expect((await screen.findAllByText('Not marked'))[0]).toBeVisible();
    expect(screen.getByText(/^You marked this/)).toBeInTheDocument();
    await user.click(screen.getByText(/^Every cue in this message/));
    expect(screen.queryByText('Not marked')).not.toBeInTheDocument();
  });
});

describe('the result', () => {
  it('starts with how well confidence and answers agree, and shows how the risk adds up', async () => {
    const user = await openResult();
    expect(await heading('6 of 6 right. You were about as right as you were sure')).toBeVisible();
    expect(screen.getByRole('img', { name: /Certain: 6 of 6 right\.$/ })).toBeVisible();
    await user.click(screen.getByText('See this as a table'));
    const table = screen.getByRole('table', { name: 'How sure, how right' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toContain('Certain66');
    expect(await heading(/^Risk score: 26$/)).toBeVisible();
    await user.click(screen.getByText('How it adds up'));
    expect(screen.getAllByText(/Phish reported/)).toHaveLength(3);
  });

  it('lists only the types of cue that the round had', async () => {
    await openResult();
    const section = await screen.findByRole('region', { name: 'Cues found and missed' });
    const rows = within(section).getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).not.toHaveTextContent(/\D00$/);
  });

  it('doesn’t praise the player’s judgement after a certain miss', async () => {
    await openResult([0]);
    expect(await heading(/^5 of 6 right\. Too few to tell/)).toBeVisible();
    expect(screen.getByText(/The one you were certain of, and got wrong, is worth/)).toBeVisible();
  });

  it('opens the explanation of each of the six again', async () => {
    const user = await openResult([0]);
    const explanation = first?.feedback[rightVerdict === 'Report' ? 'trust' : 'report'] ?? '';
    const decides = () => screen.getAllByText(/^What decides: /)[0];
    expect(decides()).not.toBeVisible();
    await user.click(screen.getByText(first?.sender.name ?? ''));
    expect(decides()).toBeVisible();
    expect(decides()?.parentElement?.parentElement).toHaveTextContent(
      explanation.replaceAll('\u200b', ''),
    );
  });

  it('ranks the round among samples, labelled as such, and says where to report', async () => {
    await openResult([0, 1, 2]);
    const board = screen.getByRole('table', { name: 'Leaderboard' });
    const names = within(board)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(6);
    expect(names.filter((name) => name.includes('sample'))).toHaveLength(5);
    expect(names.filter((name) => name.includes('You this round'))).toHaveLength(1);
    expect(screen.getByText(/The other players are samples/)).toBeVisible();
    expect(await heading('Nobody spots them all')).toBeVisible();
    expect(screen.getByText(/report@phishing\.gov\.uk.*7726/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  });

  it('starts six others, or the same six, at the first message', async () => {
    const user = await openResult();
    await press(user, 'Play the same six again');
    expect(await heading(/^Message 1 of 6/)).toHaveFocus();
    // Nothing has introduced the reader in this visit.
    expect(screen.getByText(/^You are Sam Okoro/).closest('details')).toBeNull();
    expect(screen.getByText(first?.context ?? '')).toBeVisible();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await user.click(screen.getByRole('button', { name: first?.sender.name ?? '' }));
    await startOver(user);
    expect(await heading(/^Message 1 of 6/)).toHaveFocus();
    expect(screen.queryByText(first?.context ?? '')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });
});

describe('sharing', () => {
  it('passes text and link to the device’s share sheet if there is one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    Object.assign(navigator, { share });
    const user = await openResult([3]);
    await press(user, 'Share this round');
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledOnce();
    expect(share.mock.calls[0]?.[0]).toMatchObject({
      text: expect.stringMatching(/^I got 5 of 6 right /),
      url: expect.stringMatching(new RegExp(`/demo\\?round=${PLAIN_ROUND}$`)),
    });
  });

  it('shows the link if copying is refused', async () => {
    const user = await openResult();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    await press(user, 'Share this round');
    const field = await screen.findByRole('textbox', { name: /wouldn’t copy it/ });
    expect(field).toHaveValue(`http://localhost:5173/demo?round=${PLAIN_ROUND}`);
  });
});

describe('returning to the demo', () => {
  it('restores the round, without taking the focus', async () => {
    const user = await startRound();
    await judge(user, rightVerdict, /^Certain/);
    await press(user, 'Next message');
    cleanup();
    open('/demo');
    expect(await heading(/^Message 2 of 6/)).not.toHaveFocus();
  });

  it('moves the focus to the restored round, if a link led to the demo', async () => {
    const user = await startRound();
    await user.click(screen.getAllByRole('link', { name: 'Careers' })[0] ?? document.body);
    await heading(/No positions/);
    await user.click(screen.getAllByRole('link', { name: 'Demo' })[0] ?? document.body);
    expect(await heading(/^Message 1 of 6/)).toHaveFocus();
  });

  it('starts again if what is stored is not a game', async () => {
    localStorage.setItem(PLAY_KEY, '{"version":1,"game":{"at":"result"}}');
    open('/demo');
    expect(await button('Start the round')).toBeVisible();
  });
});

it('continues from the verdict given on the landing page, with five more', async () => {
  open('/demo?said=trust');
  expect(await heading(/^Message 2 of 6/)).toBeVisible();
  expect(window.location.search).toBe('');
});

it('introduces the reader and the game once, on the first message that a visitor judges', async () => {
  const user = open('/demo?said=trust');
  await heading(/^Message 2 of 6/);
  expect(screen.getByText(/^You are Sam Okoro/).closest('details')).toBeNull();
  // One for phones, above the message, and one for wide screens, beside it.
  expect(screen.getAllByText(/^Open the sender, a link/)).toHaveLength(2);
  await judge(user, 'Report', /^Certain/);
  await press(user, 'Next message');
  await heading(/^Message 3 of 6/);
  expect(screen.getByText(/^You are Sam Okoro/)).not.toBeVisible();
  expect(screen.getAllByText(/^Open the sender, a link/)).toHaveLength(1);
  await startOver(user);
  for (const goOn of ['Message 1 of 6', 'Message 2 of 6']) {
    await heading(new RegExp(`^${goOn}`));
    expect(screen.getByText(/^You are Sam Okoro/)).not.toBeVisible();
    await judge(user, 'Report', /^Certain/);
    await press(user, 'Next message');
  }
});

it('has a shorter first message for phones if the start screen has introduced the reader', async () => {
  await startRound();
  const [shown, folded] = screen.getAllByText(/^You are Sam Okoro/);
  expect(shown).toHaveClass('max-sm:hidden');
  expect(folded).not.toBeVisible();
  expect(folded?.closest('details')).toHaveClass('sm:hidden');
});

it('counts the message from the landing page as right or wrong, but not as a guess', async () => {
  const user = open('/demo?said=report');
  await heading(/^Message 2 of 6/);
  for (const goOn of [...Array<string>(4).fill('Next message'), 'See how you did']) {
    await judge(user, 'Report', /^Certain/);
    await press(user, goOn);
  }
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(await screen.findByText('See this as a table'));
  const table = screen.getByRole('table', { name: 'How sure, how right' });
  expect(within(table).getByRole('row', { name: /^Just a guess/ })).toHaveTextContent('guess0–');
  expect(within(table).getByRole('row', { name: /^Certain/ })).toHaveTextContent('Certain5');
  expect(screen.getByText(/You reported it on the front page, without being asked/)).toBeVisible();
});
