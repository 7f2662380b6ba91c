import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { first, press, startRound, useStillScreen } from '../../../setup/demo.tsx';
import { heading } from '../../../setup/screen.tsx';
import '@testing-library/jest-dom/vitest';

useStillScreen();

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

  it('opens with a long press too, which its click doesn’t undo', async () => {
    await startRound();
    const sender = screen.getByRole('button', { name: first?.sender.name ?? '' });
    const held = { pointerType: 'touch' };
    fireEvent.pointerDown(sender, held);
    await waitFor(() => expect(sender).toHaveAttribute('aria-expanded', 'true'));
    fireEvent.pointerUp(sender, held);
    fireEvent.click(sender, { detail: 1 });
    expect(sender).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(sender, { detail: 1 });
    expect(sender).toHaveAttribute('aria-expanded', 'false');
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

  it('takes the second click of a double-click on a verdict for no confidence', async () => {
    const user = await startRound();
    await press(user, /^Report/);
    const certain = screen.getByRole('button', { name: /^Certain/ });
    fireEvent.click(certain, { detail: 2 });
    expect(await heading('How sure are you?')).toBeVisible();
    fireEvent.click(certain, { detail: 1 });
    expect(screen.queryByRole('heading', { name: 'How sure are you?' })).not.toBeInTheDocument();
  });
});
