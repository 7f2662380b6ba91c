import type { Page } from '@playwright/test';
import { hydrated } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/shared-page.ts';

test.use({ viewport: { width: 375, height: 700 } });

const toggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** The landmark that has the focus; null if the browser's own controls have it. */
const focusedPart = (page: Page) =>
  page.evaluate(() => {
    // A section in main has a header of its own.
    const landmarks = ['main', 'header', 'footer'] as const;
    return landmarks.find((name) => document.activeElement?.closest(name)) ?? null;
  });

test('Tab stays within the header while the menu is open, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/pricing');
  await toggle(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(page.locator('.skip')).toHaveAttribute('inert');
  const seen = new Set<string | null>();
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    seen.add(await focusedPart(page));
  }
  expect([...seen].filter((part) => part !== null)).toEqual(['header']);

  // Wherever the focus is: a click on the page's own text takes it to the body.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focusedPart(page)).toBe('main');
});

test('following a link closes the menu, and the new page’s heading takes the focus', async ({
  page,
}) => {
  await page.goto('/pricing');
  // Before the app is live, a link loads a new document, in which the browser places the focus.
  await hydrated(page);
  await toggle(page).press('Enter');
  await menu(page).getByRole('link', { name: 'Solutions' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/solutions$/);
  await expect(menu(page)).toBeHidden();
});

test('the menu closes when the window becomes too wide for it', async ({ page }) => {
  await page.goto('/pricing');
  await toggle(page).press('Enter');
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});
