import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { countLoads, deployAgain, NOT_FOUND, nextVersion } from './fixtures/deployment.ts';
import { APP, live } from './fixtures/held-app.ts';
import { expectMissingFiles, reloadControl, UPDATED } from './fixtures/missing-files.ts';
import { newPerson } from './fixtures/people.ts';
import { formsFrom } from './fixtures/submissions.ts';
import { expect, startSignedIn, test } from './fixtures/test.ts';

expectMissingFiles();

const INCOMPLETE = 'Part of this page couldn’t be loaded.';

/** Opens a page whose app is held back until the returned function deploys a new version. */
async function deployWhileLoading(page: Page, path: string): Promise<() => Promise<void>> {
  let deployed = () => {};
  const deployment = new Promise<void>((resolve) => (deployed = resolve));
  const answerLate = async (route: Route) => {
    await deployment;
    await route.fulfill(NOT_FOUND);
  };
  await page.route(APP, answerLate, { times: 1 });
  // The load event waits for what the boot script loads.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await deployAgain(page);
    deployed();
  };
}

test.describe('a prerendered page opened before a new deployment', () => {
  test('loads the new version automatically if it is useless without the app', async ({ page }) => {
    const address = '/login?redirectTo=%2Fdashboard%2Fsubscription';
    const deploy = await deployWhileLoading(page, address);
    const loads = countLoads(page);
    await deploy();
    await expect(nextVersion(page)).toBeAttached();
    await live(page);
    await expect(page).toHaveURL(address);
    expect(loads()).toBe(1);
  });

  test('still submits a form that the browser can send itself', async ({ page }) => {
    const person = newPerson();
    await page.goto('/contact');
    await deployAgain(page);
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('textbox', { name: 'Message' }).fill('Is this from you?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await formsFrom(person.email)).toHaveLength(1);
  });

  test('offers the new version if a reload would lose typed text', async ({ page }) => {
    const deploy = await deployWhileLoading(page, '/login');
    await page.getByLabel('Email').fill('ada@example.com');
    const loads = countLoads(page);
    await deploy();
    await expect(page.getByRole('alert').filter({ hasText: UPDATED })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
    await expectNoAxeViolations(page);
    expect(loads()).toBe(0);
    await reloadControl(page).click();
    await expect(nextVersion(page)).toBeAttached();
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  });
});

test.describe('a prerendered page with a button that needs the app', () => {
  startSignedIn();
  const account = (page: Page) => page.getByRole('button', { name: 'Account' });

  test('loads the new version on click, and the next click works', async ({ page }) => {
    const deploy = await deployWhileLoading(page, '/careers');
    const loads = countLoads(page);
    await account(page).click();
    await deploy();
    await expect(nextVersion(page)).toBeAttached();
    await page.waitForLoadState();
    await account(page).click();
    await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('keeps a form’s draft through that reload', async ({ page }) => {
    const deploy = await deployWhileLoading(page, '/contact');
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('textbox', { name: 'Message' }).fill('Is this from you?');
    const loads = countLoads(page);
    await account(page).click();
    await deploy();
    await expect(nextVersion(page)).toBeAttached();
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is this from you?');
    expect(loads()).toBe(1);
  });

  test('says so if this version’s app is missing, and doesn’t reload forever', async ({ page }) => {
    await page.route(APP, (route) => route.fulfill(NOT_FOUND));
    await page.goto('/careers');
    const loads = countLoads(page);
    await account(page).click();
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState();
    await account(page).click();
    await expect(page.getByRole('alert').filter({ hasText: INCOMPLETE })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(loads()).toBe(1);
    await page.unroute(APP);
    // Playwright scrolls to the notice, and the browser restores that position, which moves the menu away from the pointer.
    const reloadedAndScrolled = page.waitForEvent('load');
    await reloadControl(page).click();
    await reloadedAndScrolled;
    await account(page).click();
    await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  });
});

test.describe('a screen that is not prerendered', () => {
  startSignedIn();

  test('is never blank, even without the app', async ({ page }) => {
    await page.route(APP, (route) => route.fulfill(NOT_FOUND));
    const loads = countLoads(page);
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('alert').filter({ hasText: INCOMPLETE })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(loads()).toBe(2);
    await page.unroute(APP);
    await reloadControl(page).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });
});
