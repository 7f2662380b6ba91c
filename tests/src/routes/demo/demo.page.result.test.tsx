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
import { heading, main } from '../../../setup/screen.tsx';
import { ROUND } from '../../../setup/round-code.ts';
import '@testing-library/jest-dom/vitest';

useStillScreen();

describe('the result', () => {
  it('starts with how well confidence and answers agree, and shows how the risk adds up', async () => {
    const user = await openResult();
    expect(await heading('Perfect round: 6\u00A0of\u00A06 right.')).toBeVisible();
    expect(await screen.findByText('Your confidence matched your answers.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Start Free Trial' })).toHaveLength(2);
    const calibration = screen.getByRole('region', { name: 'How sure, how right' });
    expect(within(calibration).getByText('Certain').parentElement).toHaveTextContent(
      '6 of 6 right',
    );
    expect(within(calibration).getAllByText('not used')).toHaveLength(2);
    await user.click(await heading(/^Risk score: 26$/));
    expect(screen.getAllByText(/^\d: phish reported$/)).toHaveLength(3);
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

  it('ranks the round among samples, labelled as such, and says where to report', async () => {
    const user = await openResult([0, 1, 2]);
    await user.click(await heading('Leaderboard'));
    const board = screen.getByRole('table', { name: 'Leaderboard' });
    const names = within(board)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(5);
    expect(names.filter((name) => name.includes('You this round'))).toHaveLength(1);
    expect(screen.getByText('The other players are samples.')).toBeVisible();
    expect(await heading('Nobody spots them all, every time')).toBeVisible();
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
      url: expect.stringMatching(new RegExp(`/demo\\?round=${ROUND}$`)),
    });
  });
});
