import { refuseStorage } from './fixtures/refused-storage.ts';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { countLoads, deployAgain, NOT_FOUND, nextVersion } from './fixtures/deployment.ts';
import { live, startApp, hydrated } from './fixtures/held-app.ts';
import { expectMissingFiles, reloadControl, UPDATED } from './fixtures/missing-files.ts';
import { enterCredentials, PASSWORD, registered } from './fixtures/people.ts';
import { operationOf } from './fixtures/pool-answers.ts';
import { expect, startSignedIn, test } from './fixtures/test.ts';

expectMissingFiles();

const AMPLIFY = /\/assets\/amplify-user-pool-/;
const CHALLENGES = /\/assets\/challenge-screen-/;
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('a link followed after a new deployment', () => {
  test('opens its page in the new version with a single load', async ({ page }) => {
    await page.goto('/pricing');
    await hydrated(page);
    await deployAgain(page);
    const loads = countLoads(page);
    await footerLink(page, 'Careers').click();
    await expect(page.getByRole('heading', { level: 1, name: /No positions/ })).toBeVisible();
    await expect(nextVersion(page)).toBeAttached();
    await expect(page).toHaveURL('/careers');
    await hydrated(page);
    await footerLink(page, 'Terms').click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(loads()).toBe(1);
  });

  test('keeps text typed into a contact form', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada');
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('Is this from you?');
    await deployAgain(page);
    await footerLink(page, 'Careers').click();
    await expect(nextVersion(page)).toBeAttached();
    await page.goBack();
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is this from you?');
    await expect(nextVersion(page)).toBeAttached();
  });

  test('loads its page once if storage is blocked', async ({ page }) => {
    await refuseStorage(page);
    await page.goto('/pricing');
    await hydrated(page);
    await deployAgain(page, /\/careers-/);
    const loads = countLoads(page);
    await footerLink(page, 'Careers').click();
    await expect(nextVersion(page)).toBeAttached();
    await hydratedAfterFailure(page);
    expect(loads()).toBe(1);
  });
});

/** Starts the app on a page whose own script is missing, and waits until that has failed. */
async function hydratedAfterFailure(page: Page): Promise<void> {
  const failed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('app:failed', () => resolve(), { once: true });
      }),
  );
  await startApp(page);
  await failed;
}

/** Holds back the page, from which the app learns whether there is a new version, until the returned function is called. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}

test.describe('a half-completed sign-in when a new version is deployed', () => {
  for (const missing of [AMPLIFY, CHALLENGES]) {
    test(`without ${missing}, keeps what was typed, and offers the new version`, async ({
      page,
    }) => {
      const person = await registered();
      await page.route(missing, (route) => route.fulfill(NOT_FOUND));
      await page.goto('/login');
      await live(page);
      await deployAgain(page);
      const release = await holdPage(page, '/login');
      const loads = countLoads(page);
      const asked = countCalls(page);
      await enterCredentials(page, person.email);
      await expect(page.getByRole('alert').filter({ hasText: /couldn’t be loaded/ })).toBeFocused();
      // The notice takes the alert's place.
      release();
      await expect(page.getByRole('status').getByText(UPDATED)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
      await expectNoAxeViolations(page);
      expect(loads()).toBe(0);
      expect(asked()).toBe(0);

      await reloadControl(page).click();
      await expect(nextVersion(page)).toBeAttached();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      expect(loads()).toBe(1);
      await page.unroute(missing);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
    });
  }
});

/** Counts the page's calls to the user pool. */
function countCalls(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (operationOf(request) !== undefined) count += 1;
  });
  return () => count;
}

test.describe('Learn, clicked after a new deployment', () => {
  startSignedIn();

  test('still opens the learning site', async ({ page, session }) => {
    await page.goto('/careers');
    await hydrated(page);
    await deployAgain(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Learn' })
      .click();
    await expect(
      page.getByRole('heading', { name: new RegExp(session.person.name) }),
    ).toBeVisible();
  });
});

test.describe('a file missing from the host', () => {
  startSignedIn();
  const SUBSCRIPTION = /\/assets\/subscription-/;

  test('causes one reload, then a message inside the shell', async ({ page }) => {
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await page.route(SUBSCRIPTION, (route) => route.fulfill(NOT_FOUND));
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Subscription' }).first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(loads()).toBe(1);

    await page.unroute(SUBSCRIPTION);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('More billing features coming soon.')).toBeVisible();
  });
});
