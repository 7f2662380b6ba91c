import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import {
  atSecurity,
  deleteForGood,
  expectNothingKept,
  fillDeletion,
  sessionRows,
} from '../fixtures/account.ts';
import { clearFaults, switchFault, switchSessionTracking } from '../fixtures/faults.ts';
import { signInAgainOverHttp } from '../fixtures/http-sign-in.ts';
import { PASSWORD } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shared-page.ts';

/** Faults affect every user of a service, so these tests run one by one (playwright.config.ts). */

test.use({ expectedNoise: { allowedConsole: [/^Failed to load resource: /] } });

test.afterEach(async () => {
  await clearFaults();
  await switchSessionTracking(true);
});

/** More than the library and the browser retry on their own. */
const RETRIES = 30;
const UNREACHABLE = 'We can’t reach the sign-in service. Check your connection, then try again.';
const OUT_OF_ORDER =
  'The sign-in service isn’t responding properly at the moment. Try again in a minute.';

test('a failure to list or end sessions is shown, and can be retried', async ({ page }) => {
  await switchFault('ListUserSessions', 'html', RETRIES);
  const person = await atSecurity(page);
  const notLoaded = page.getByRole('alert').filter({ hasText: 'We couldn’t load your sessions.' });
  await expect(notLoaded).toContainText(OUT_OF_ORDER);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect(page.getByText(`We couldn’t collect your data. ${OUT_OF_ORDER}`)).toBeVisible();
  await clearFaults();
  await signInAgainOverHttp(person, 'another browser');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sessionRows(page)).toHaveCount(2);

  await switchFault('RevokeUserSession', 'network', RETRIES);
  const signOut = page.getByRole('button', { name: /^Sign out on / });
  await signOut.click();
  await expect(page.getByText(`We couldn’t sign that device out. ${UNREACHABLE}`)).toBeVisible();
  await expectNoAxeViolations(page);
  await clearFaults();
  await signOut.click();
  await expect(sessionRows(page)).toHaveCount(1);
});

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

test('an account that can’t be deleted is kept, and so is the typed text', async ({
  page,
  context,
}) => {
  await atSecurity(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await fillDeletion(page, PASSWORD);
  for (const [operation, fault, reason] of [
    ['InitiateAuth', 'network', UNREACHABLE],
    ['DeleteUser', 'server', OUT_OF_ORDER],
  ] as const) {
    await switchFault(operation, fault, RETRIES);
    await deleteForGood(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t delete your account.' });
    await expect(alert).toContainText(reason);
    await expect(alert).toBeFocused();
    await expect(page.getByLabel('Your password')).toHaveValue(PASSWORD);
    await clearFaults();
  }
  await expectNoAxeViolations(page);
  await deleteForGood(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
  await expectNothingKept(context, page);
});
