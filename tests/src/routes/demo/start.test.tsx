import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, open } from '../../../setup/screen.tsx';
import { ROUND } from '../../../setup/round-code.ts';
import '@testing-library/jest-dom/vitest';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe('a link to a round', () => {
  it.each([ROUND, ` ${ROUND.toUpperCase()}`])('invites to it: %j', async (code) => {
    open(`/demo?round=${encodeURIComponent(code)}`);
    expect(await screen.findByText('You’ve been sent a round.')).toBeVisible();
    expect(screen.getByText(/the same six messages as the person/)).toBeVisible();
  });

  it('that names none invites to nothing, and a round of its own is drawn', async () => {
    const user = open('/demo?round=zzz');
    await user.click(await button('Start the round'));
    expect(await screen.findByRole('heading', { name: /^Message 1 of 6/ })).toBeVisible();
  });

  it('that names none doesn’t say that the visitor was sent one', async () => {
    open('/demo?round=zzz');
    expect(await button('Start the round')).toBeVisible();
    // The game has been fetched by now.
    await vi.dynamicImportSettled();
    expect(screen.queryByText(/^You’ve been sent a round/)).toBeNull();
  });
});
