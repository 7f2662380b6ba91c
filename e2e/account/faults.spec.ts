import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { atSecurity, expectNothingKept, sessionRows } from '../fixtures/account.ts';
import { clearFaults, switchFault, switchSessionTracking } from '../fixtures/faults.ts';
import { expect, test } from '../fixtures/shared-page.ts';

/** Faults affect every user of a service, so these tests run one by one (playwright.config.ts). */

test.use({ expectedNoise: { allowedConsole: [/^Failed to load resource: /] } });

test.afterEach(async () => {
  await clearFaults();
  await switchSessionTracking(true);
});

/** More than the library and the browser retry on their own. */
const RETRIES = 30;

test('without session tracking, signing out everywhere is still possible, and can be retried after a failure', async ({
  page,
  context,
}) => {
  await switchSessionTracking(false);
  await atSecurity(page);
  await expect(page.getByText(/^We can’t list your devices here/)).toBeVisible();
  await expect(sessionRows(page)).toHaveCount(0);
  await expectNoAxeViolations(page);

  await switchFault('GlobalSignOut', 'limit', RETRIES);
  await page.getByRole('button', { name: 'Sign out of all devices' }).click();
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere' });
  await everywhere.click();
  await expect(
    page.getByText('We couldn’t sign you out everywhere. Attempt limit exceeded'),
  ).toBeVisible();
  await clearFaults();
  await everywhere.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed out everywhere');
  await expectNothingKept(context, page);
});
