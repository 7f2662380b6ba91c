import type { Page } from '@playwright/test';
import { tabTo } from './fixtures/keyboard.ts';
import { startSession } from './fixtures/http-sign-in.ts';
import { registered, signInFirstTime } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { startSignedIn, test as inOwnContext } from './fixtures/test.ts';

/** A new user, because the test signs out. */
async function signInAsNewUser(page: Page): Promise<void> {
  await startSession(page.context());
  await page.goto('/');
}

const account = (page: Page) => page.getByRole('button', { name: 'Account' });
const dashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard', exact: true });

test.describe('signed in', () => {
  startSignedIn();

  test('the Account menu opens on hover and closes when the pointer leaves', async ({ page }) => {
    await page.goto('/');
    await account(page).hover();
    await dashboard(page).hover();
    await expect(dashboard(page)).toBeVisible();
    await page.mouse.move(0, 700);
    await expect(dashboard(page)).toBeHidden();
    await account(page).click();
    await expect(dashboard(page)).toBeVisible();
  });

  test('a public page shows the signed-in user’s name, and its main button leads to the lessons', async ({
    page,
    session,
  }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar.getByText(`Signed in as ${session.person.name}`).first()).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Learn' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Go to your lessons' }),
    ).toBeVisible();
    await page.goto('/pricing');
    await expect(page.getByRole('main').getByText('Your plan', { exact: true })).toHaveCount(0);
  });

  inOwnContext.describe('on a touch screen', () => {
    inOwnContext.use({ hasTouch: true });

    inOwnContext('the Account menu opens and closes on tap', async ({ page }) => {
      await page.goto('/');
      await account(page).tap();
      await expect(dashboard(page)).toBeVisible();
      await account(page).tap();
      await expect(dashboard(page)).toBeHidden();
      await account(page).tap();
      await dashboard(page).tap();
      await page.waitForURL('**/dashboard/profile');
    });
  });
});

test('the Account menu covers the signed-in toast', async ({ page }) => {
  await page.goto('/login');
  await signInFirstTime(page, await registered());
  const message = page.getByText('✅ MFA verified. Redirecting...');
  // A toast stays open while the pointer is over it.
  await message.hover();
  await account(page).press('Enter');
  await expect(dashboard(page)).toBeVisible();
  const name = page.locator('#account-menu').getByText(/^Signed in as/);
  const stack = await name.evaluate((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return document
      .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      .map((element) => (item.contains(element) ? 'name' : element.className));
  });
  expect(stack[0]).toBe('name');
  expect(stack).toContainEqual(expect.stringContaining('Toastify__toast'));
  await expect(message).toBeVisible();
});

test('the Account menu works by keyboard', async ({ page }) => {
  await signInAsNewUser(page);
  await tabTo(page, account(page));
  await page.keyboard.press('Enter');
  await tabTo(page, dashboard(page));
  await page.keyboard.press('Escape');
  await expect(dashboard(page)).toBeHidden();
  await expect(account(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('signing out on / from the mobile menu stays on the page, focuses it and adds no history entry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signInAsNewUser(page);
  const entries = await page.evaluate(() => history.length);
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You’ve signed out.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

inOwnContext.describe('on a touch screen', () => {
  inOwnContext.use({ hasTouch: true });

  inOwnContext(
    'the mobile menu has Learn, Dashboard and Logout, and closes on navigation',
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      await signInAsNewUser(page);
      const menu = page.getByRole('navigation', { name: 'Menu' });
      const toggle = page.locator('summary', { hasText: 'Menu' });
      await toggle.tap();
      await expect(menu.getByRole('button', { name: 'Learn' })).toBeVisible();
      await menu.getByRole('link', { name: 'Dashboard' }).tap();
      await page.waitForURL('**/dashboard/profile');
      await expect(menu).toBeHidden();
      await toggle.tap();
      await expect(menu).toBeVisible();
      await page.touchscreen.tap(187, 690);
      await expect(menu).toBeHidden();
      await toggle.tap();
      await menu.getByRole('button', { name: 'Logout' }).tap();
      await page.waitForURL((url) => url.pathname === '/');
      await toggle.tap();
      await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Get Started' })).toBeVisible();
    },
  );
});
