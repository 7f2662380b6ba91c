import { totpCode } from '../tests/setup/totp-codes.ts';
import { enterCredentials, keyOnScreen, PASSWORD, registered } from './fixtures/people.ts';
import { refuseStorage } from './fixtures/refused-storage.ts';
import { expect, test } from './fixtures/test.ts';

for (const trouble of ['full', 'refused', 'cleared'] as const) {
  test(`storage ${trouble}: a sign-in ends in a session or a message`, async ({
    page,
    context,
  }) => {
    if (trouble === 'refused') await refuseStorage(page);
    if (trouble === 'full') {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('It is full.', 'QuotaExceededError');
        };
      });
    }
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
      await expect(page.getByLabel('Full name').or(alert).first()).toBeVisible();
    } else {
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    }
  });
}
