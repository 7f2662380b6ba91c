import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { sessionCookieName } from '#src/config/session-cookie.ts';
import { announceSessionChange } from '#src/services/user-pool/session-hint.ts';
import { open } from '../../../setup/navigation-site.tsx';

function scrollDown(): void {
  vi.stubGlobal('scrollY', 400);
  document.dispatchEvent(new Event('scroll'));
}

const storedOnPagehide = () => {
  window.dispatchEvent(new Event('pagehide'));
  return Object.keys(sessionStorage);
};

it('keeps the scroll position through one reload only', () => {
  open();
  scrollDown();
  expect(storedOnPagehide()).toEqual(['app.scroll']);
});

it.each([
  ['goes back', 437, () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['follows a link', 438, () => screen.getByRole('heading').click()],
])('knows the scroll position when the visitor %s before the scroll event', (_, left, leave) => {
  open();
  vi.stubGlobal('scrollY', left);
  leave();
  storedOnPagehide();
  const kept: unknown = JSON.parse(sessionStorage.getItem('app.scroll') ?? '{}');
  expect(Object.values(kept ?? {})).toContain(left);
});

it('forgets the scroll positions when the user signs out', () => {
  const cookie = sessionCookieName(env.userPool.clientId);
  document.cookie = `${cookie}=ada; path=/`;
  open();
  scrollDown();
  // The visitor leaves the site, and the browser restores the page.
  expect(storedOnPagehide()).toEqual(['app.scroll']);
  document.cookie = `${cookie}=; path=/; max-age=0`;
  announceSessionChange();
  expect(storedOnPagehide()).toEqual([]);
});
