import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import {
  atSecurity,
  deleteForGood,
  expectNothingKept,
  fillDeletion,
  sessionRows,
} from './fixtures/account.ts';
import { atGoogle, choose, signInWithGoogle } from './fixtures/google.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { startAnotherSession } from './fixtures/http-sign-in.ts';
import { enterCredentials, PASSWORD } from './fixtures/people.ts';
import { operationOf } from './fixtures/pool-answers.ts';
import { responseTo } from './fixtures/response-to.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { test as inOwnContext } from './fixtures/test.ts';
import { servicePorts } from './fixtures/world.ts';

const MINUTE = 60_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('lists where the user is signed in, marks this session, and signs out another', async ({
  page,
  browser,
}) => {
  const person = await atSecurity(page);
  await expect(sessionRows(page)).toHaveText([/^Chrome on Linux This device127\.0\.0\.1/]);
  await expect(page.getByText('You aren’t signed in anywhere else.')).toBeVisible();

  const phone = await browser.newContext({ userAgent: IPHONE });
  const elsewhere = await phone.newPage();
  await startAnotherSession(phone, person);
  await page.reload();
  await expect(sessionRows(page)).toHaveText([/This device/, /^Safari on iOS127\.0\.0\.1/]);
  await expectNoAxeViolations(page);
  await expectFitsNarrowScreen(page);

  await page.getByRole('button', { name: 'Sign out on Safari on iOS' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Safari on iOS is signed out.' }),
  ).toBeFocused();
  await expect(sessionRows(page)).toHaveText([/This device/]);
  await elsewhere.goto('/dashboard/security');
  await expect(elsewhere.getByText(/Your session has ended/)).toBeVisible();
  await phone.close();
});

/** A session that has ended meanwhile, which the user pool still lists. */
async function listEndedSession(page: Page): Promise<void> {
  await page.route(`http://localhost:${servicePorts().userPool}/`, async (route) => {
    if (operationOf(route.request()) !== 'ListUserSessions') return route.fallback();
    const response = await responseTo(route);
    const { Sessions } = await response.json();
    const ended = { SessionId: `tkn${'a'.repeat(25)}`, DeviceType: 'Firefox 132 / Windows 11' };
    return route.fulfill({ response, json: { Sessions: [...Sessions, ended] } });
  });
}

test('signs out all other devices, and stays signed in', async ({ page, browser }) => {
  const person = await atSecurity(page);
  const phone = await browser.newContext({ userAgent: IPHONE });
  await startAnotherSession(phone, person);
  await listEndedSession(page);
  await page.reload();
  await expect(sessionRows(page)).toHaveText([/This device/, /^Safari/, /^Firefox on Windows/]);
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your other devices are signed out.' }),
  ).toBeFocused();
  await expect(sessionRows(page)).toHaveText([/This device/]);
  await expectNoAxeViolations(page);
  const elsewhere = await phone.newPage();
  await elsewhere.goto('/dashboard/security');
  await expect(elsewhere.getByText(/Your session has ended/)).toBeVisible();
  await phone.close();
});

test('signs out everywhere, confirms it, and leaves nothing behind', async ({
  page,
  context,
  browser,
}) => {
  const person = await atSecurity(page);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await startAnotherSession(other, person);
  await page.getByRole('button', { name: 'Sign out of all devices' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed out everywhere');
  await expectNothingKept(context, page);
  await elsewhere.goto('/dashboard/security');
  await expect(elsewhere.getByText(/Your session has ended/)).toBeVisible();
  await other.close();
  // The confirmation is shown once: a reload, or a link from elsewhere, redirects to the landing page.
  await page.reload();
  await expect(page).toHaveURL('/');
});

test('downloads everything known about the user, without any token', async ({ page, context }) => {
  const person = await atSecurity(page);
  await page.evaluate(() => localStorage.setItem('app.theme', 'dark'));
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^lureproof-data-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(page.getByText(`as ${download.suggestedFilename()}.`)).toBeVisible();
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { attributes: { name: person.name, email: person.email } },
    secondFactors: { active: ['TOTP'], preferred: 'TOTP' },
    sessions: [{ thisOne: true, ipAddress: '127.0.0.1' }],
    chosenPlan: null,
    thisBrowser: { localStorage: { 'app.theme': 'dark' } },
  });
  const secrets = (await context.cookies())
    .filter(({ name }) => /token$/i.test(name))
    .map(({ value }) => value);
  expect(secrets).toHaveLength(3);
  for (const secret of [...secrets, person.secret]) expect(text).not.toContain(secret);
});

test('deletes the account once the password and the confirmation are entered, and leaves nothing behind', async ({
  page,
  context,
}) => {
  const person = await atSecurity(page);
  await page.evaluate(() => localStorage.setItem('app.demo', '{}'));
  const start = page.getByRole('button', { name: 'Delete account' });
  await start.click();
  await expect(page.getByRole('heading', { name: 'Before you delete your account' })).toBeFocused();
  await deleteForGood(page).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByText('without the quotation marks')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectFitsNarrowScreen(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(start).toBeFocused();

  await start.click();
  await fillDeletion(page, 'Wrong-horse');
  await deleteForGood(page).click();
  await expect(page.getByText('That isn’t your password. Try again.')).toBeVisible();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill(PASSWORD);
  await deleteForGood(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
  await expectNoAxeViolations(page);
  await expectFitsNarrowScreen(page);
  await expectNothingKept(context, page);
  await page.goto('/login');
  await enterCredentials(page, person.email);
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
});

inOwnContext(
  'deletes a Google account in a fresh session, and signs out of the hosted pages too',
  async ({ page, context }) => {
    await signInWithGoogle(page, '/login?redirectTo=/dashboard/security');
    await page.waitForURL('**/dashboard/security');
    await expect(page.getByText(/^Signing out here doesn’t/)).toBeVisible();

    // After eleven minutes the session no longer counts as proof: the user must sign in with Google again.
    await page.clock.setSystemTime(Date.now() + 11 * MINUTE);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText(/^Your Google Account isn’t touched/)).toBeVisible();
    await expectNoAxeViolations(page);
    const asked = page.waitForRequest(/\/oauth2\/authorize\?/);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    expect(new URL((await asked).url()).searchParams.get('prompt')).toBe('login');
    await atGoogle(page);
    await choose(page, /Ada Lovelace/);
    await page.waitForURL('**/dashboard/security');

    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText(/^You’ve just signed in with Google/)).toBeVisible();
    await expect(page.getByLabel('Your password')).toHaveCount(0);
    await page.getByLabel('Type “delete my account” to confirm').fill('delete my account');
    const hosted = page.waitForResponse(/\/logout\?client_id=/);
    await deleteForGood(page).click();
    await (await hosted).finished();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your account has been deleted',
    );
    await expectNothingKept(context, page);
  },
);
