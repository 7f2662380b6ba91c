import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionCookieName } from '#src/config/session-cookie.ts';
import { env } from '#src/config/env.ts';
import {
  first,
  messages,
  openResult,
  press,
  startOver,
  useStillScreen,
} from '../../../setup/demo.tsx';
import { button, heading, main } from '../../../setup/screen.tsx';
import { ROUND } from '../../../setup/round-code.ts';
import '@testing-library/jest-dom/vitest';

useStillScreen();

describe('the result', () => {
  it('is a title, the six answers and the scores; the figures are folded', async () => {
    const user = await openResult();
    expect(await heading('Cool head')).toBeVisible();
    expect(screen.getByText(/^Perfect round: 6.of.6 right\.$/)).toBeVisible();
    expect(screen.getByText('All right, and certain at least four times.')).toBeVisible();
    expect(await screen.findByText(/^After 12 messages, .* You’ve judged 6\.$/)).toBeVisible();
    expect(await screen.findByText('Your confidence matched your answers.')).not.toBeVisible();
    await user.click(await heading('How sure, how right'));
    expect(screen.getByText('Your confidence matched your answers.')).toBeVisible();
    expect(screen.getByText('Certain').parentElement).toHaveTextContent('6 of 6 right');
    expect(screen.getAllByText('not used')).toHaveLength(2);
    await user.click(await heading(/^Risk score: 26$/));
    expect(screen.getAllByText(/^\d: phish reported$/)).toHaveLength(3);
  });

  it('opens a message again from its answer', async () => {
    const user = await openResult([3]);
    await user.click(await button('Message 4: wrong. Look again'));
    const sender = screen.getByText(messages[3]?.sender.name ?? '');
    expect(sender.closest('details')).toHaveAttribute('open');
    expect(sender.closest('summary')).toHaveFocus();
  });

  it('says how often lures are caught and honest messages reported, after 12 messages', async () => {
    const round = { round: 'ghjkm', lures: 3, caught: 2, honest: 3, alarms: 1 };
    const user = await openResult([], { judged: [round] });
    expect(
      await screen.findByText('You catch most lures, and report one honest message in six.'),
    ).toBeVisible();
    await user.click(screen.getByText('How this is worked out'));
    expect(
      screen.getByText(/^You reported 5 of 6 phish and 1 of 6 honest messages\./),
    ).toBeVisible();
    expect(screen.getByText(/ d′ 1\.6, .* c 0\.0, /)).toBeVisible();
  });

  it('names the weakest type of cue, and opens the message to practise it on', async () => {
    const user = await openResult([0], { marksSenders: true });
    expect(await screen.findByText('What went well')).toBeVisible();
    expect(screen.getByText('You reported 3 of 3 phish.')).toBeVisible();
    expect(await heading(/^Practise next: /)).toBeVisible();
    expect(screen.getByText(/^You found \d of \d+\. Look for /)).toBeVisible();
    const link = screen.getByRole('button', { name: /^See what you missed in message \d$/ });
    const number = Number(link.textContent.at(-1));
    const sender = screen.getByText(messages[number - 1]?.sender.name ?? '');
    const details = sender.closest('details');
    expect(details).not.toHaveAttribute('open');
    await user.click(link);
    expect(details).toHaveAttribute('open');
    expect(sender.closest('summary')).toHaveFocus();
    expect(details?.querySelectorAll('li').length).toBeGreaterThan(0);
  });

  it('offers a signed-in user no trial, but another round', async () => {
    const cookie = sessionCookieName(env.userPool.clientId);
    document.cookie = `${cookie}=ada`;
    onTestFinished(() => {
      document.cookie = `${cookie}=; max-age=0`;
    });
    await openResult();
    expect(await screen.findAllByRole('button', { name: 'Play six more' })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Start Free Trial' })).not.toBeInTheDocument();
    expect(main().queryByRole('link', { name: /dashboard/ })).toBeNull();
  });

  it('lists the best rounds, without anybody else’s, and says where to report', async () => {
    const user = await openResult([0, 1, 2]);
    await user.click(await heading('Your best rounds'));
    const board = screen.getByRole('table', { name: 'Your best rounds' });
    const rows = within(board).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1This round3\/6/),
    ]);
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
  const shared = new RegExp(`/demo\\?round=${ROUND}&score=5`);

  it('passes text and link to the device’s share sheet if there is one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    Object.assign(navigator, { share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const user = await openResult([3]);
    await press(user, 'Share your result');
    expect(share).toHaveBeenCalledExactlyOnceWith({
      text: `Spot the phish ${ROUND} · 5/6 · 🟩🟩🟩🟥🟩🟩`,
      url: expect.stringMatching(shared),
    });
  });

  it('copies it otherwise, with ticks and a name on request, or offers the text to select', async () => {
    const user = await openResult([3]);
    await user.click(await screen.findByText('What you share'));
    expect(screen.getByRole('img', { name: /^A card to share: .* 5 of 6 right\./ })).toBeVisible();
    await user.click(
      screen.getByRole('checkbox', { name: 'Ticks and crosses instead of colours' }),
    );
    const name = screen.getByRole('textbox', { name: 'Your first name, if you like' });
    await user.type(name, 'evil.example');
    expect(name).toBeInvalid();
    await user.clear(name);
    await user.type(name, 'Siân');
    await press(user, 'Share your result');
    expect(await navigator.clipboard.readText()).toMatch(
      new RegExp(`^Spot the phish ${ROUND} · 5/6 · ✓✓✓✗✓✓\n.*${shared.source}&from=Si%C3%A2n$`),
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await press(user, 'Share your result');
    const text = await screen.findByRole('textbox', { name: /^Your browser wouldn’t copy it/ });
    expect(text).toHaveTextContent(/✓✓✓✗✓✓/);
  });
});
