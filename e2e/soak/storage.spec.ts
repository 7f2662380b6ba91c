import { refuseStorage } from '../fixtures/refused-storage.ts';
import type { Page } from '@playwright/test';
import { totpCode } from '../../tests/setup/totp-codes.ts';
import { enterCredentials, keyOnScreen, PASSWORD, registered } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { record, roundsOf } from './soak.ts';

const TROUBLES = ['full', 'refused', 'cleared'] as const;

/** Makes storage full, or refuses it as a browser setting would. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    };
  });
}

for (const trouble of TROUBLES) {
  test(`storage ${trouble}: a sign-in ends in a session or a message`, async ({
    page,
    context,
  }) => {
    const rounds = roundsOf({ full: 6 });
    test.setTimeout(30_000 + rounds * 30_000);
    const start = Date.now();
    if (trouble === 'full') await fillStorage(page);
    if (trouble === 'refused') await refuseStorage(page);
    for (let round = 0; round < rounds; round += 1) {
      const { email } = await registered();
      await page.goto('/login');
      await enterCredentials(page, email);
      const heading = page.getByRole('heading', { name: 'Set up your authenticator' });
      // A toast is an alert as well, but tells of a success.
      const alert = page.locator('#content [role=alert]:not(:empty, .Toastify *)');
      await expect(heading.or(alert).first()).toBeVisible();
      if (trouble === 'full') await expect(alert).toContainText('this site’s share is full');
      if (await heading.isVisible()) {
        const secret = await keyOnScreen(page);
        if (trouble === 'cleared') {
          await page.evaluate(() => {
            localStorage.clear();
            sessionStorage.clear();
          });
          await context.clearCookies();
        }
        await page.getByLabel('Authenticator code').fill(totpCode(secret));
        const name = page.getByLabel('Full name');
        await expect(name.or(alert).first()).toBeVisible();
      } else {
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
      }
      await context.clearCookies();
    }
    record(`browser-storage-${trouble}`, `Sign-ins with storage ${trouble}`, rounds, start);
  });
}
