import { logOut } from './fixtures/session.ts';
import type { Page } from '@playwright/test';
import { startSession } from './fixtures/http-sign-in.ts';
import { operationOf } from './fixtures/pool-answers.ts';
import { expect, test } from './fixtures/shared-page.ts';

async function signedIn(page: Page): Promise<string> {
  const { email } = await startSession(page.context());
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  return email;
}

async function logOutHere(page: Page): Promise<void> {
  await logOut(page);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('You’ve signed out.')).toBeVisible();
}

const stored = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);

test('signing out revokes the session, and leaves no cookie and no storage entry', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await page.evaluate(() => window.scrollTo(0, 100));
  await page.goto('/dashboard/subscription');
  await expect(page.getByRole('heading', { name: 'Current Plan' })).toBeVisible();
  expect((await context.cookies()).length).toBeGreaterThan(0);
  const revoked = page.waitForRequest((request) => operationOf(request) === 'RevokeToken');
  await logOutHere(page);
  await revoked;
  expect(await context.cookies()).toEqual([]);
  expect(await stored(page)).toEqual(['']);
  // A page that is left stores its scroll positions.
  await page.reload();
  expect(await stored(page)).toEqual(['']);
  await page.goto('/dashboard/profile');
  await page.waitForURL('**/login?redirectTo=**');
  await expect(page.getByText('You’ve signed out.')).toBeHidden();
});

test('signing out in one tab signs out the others, with a notice', async ({ page, context }) => {
  await signedIn(page);
  const other = await context.newPage();
  await other.goto('/dashboard/subscription');
  await expect(other.getByRole('heading', { name: 'Current Plan' })).toBeVisible();
  await logOutHere(page);
  await expect(other.getByText(/Your session has ended/)).toBeVisible();
  await expect(other).toHaveURL(/\/login\?redirectTo=%2Fdashboard%2Fsubscription$/);
  expect(await stored(other)).toEqual(['']);
});

test('a signed-in user sees whose session it is, and can end it', async ({ page }) => {
  const email = await signedIn(page);
  await page.goto('/login');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByText('You’ve signed out.')).toBeVisible();
  expect(await stored(page)).toEqual(['']);
});
