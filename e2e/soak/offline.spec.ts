import { logOut } from '../fixtures/session.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { totpCode } from '../../tests/setup/totp-codes.ts';
import { enterCredentials, keyOnScreen, PASSWORD, registered } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { record, roundsOf } from './soak.ts';

test.use({
  expectedNoise: { allowedConsole: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] },
});

const UNREACHABLE = /You’re offline|can’t reach|couldn’t be loaded/;

/** Tries the step offline, which must show a message, and then online. */
async function offlineAndBack(
  context: BrowserContext,
  page: Page,
  act: () => Promise<void>,
): Promise<void> {
  await context.setOffline(true);
  await act();
  await expect(page.getByText(UNREACHABLE).first()).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
}

test('losing the connection at any step shows a message and loses no typed text', async ({
  page,
  context,
}) => {
  const rounds = roundsOf({ full: 6 });
  test.setTimeout(30_000 + rounds * 60_000);
  const start = Date.now();
  for (let round = 0; round < rounds; round += 1) {
    const { email } = await registered();
    await page.goto('/login');
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
    await offlineAndBack(context, page, () => enterCredentials(page, email));
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await signIn.click();

    await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
    const code = totpCode(await keyOnScreen(page));
    const field = page.getByLabel('Authenticator code');
    await offlineAndBack(context, page, () => field.fill(code));
    await expect(field).toHaveValue(code);
    await page.getByRole('button', { name: /verify/i }).click();
    await page.waitForURL('**/dashboard/profile');

    const name = page.getByLabel('Full name');
    await name.fill(`Ada ${round}`);
    const save = page.getByRole('button', { name: 'Save changes' });
    await offlineAndBack(context, page, () => save.click());
    await expect(name).toHaveValue(`Ada ${round}`);
    await save.click();
    await expect(page.getByText('Profile updated successfully.')).toBeVisible();
    await logOut(page);
    await page.waitForURL((url) => url.pathname === '/');
  }
  record(
    'browser-offline',
    'Steps at which the connection was lost and came back',
    rounds * 3,
    start,
  );
});
