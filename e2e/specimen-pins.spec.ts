import type { Page } from '@playwright/test';
import { challengeForms } from './fixtures/forms/challenges.ts';
import { strayPins } from './fixtures/pins.ts';
import { expect, test } from './fixtures/shared-page.ts';

function openNewPassword(page: Page) {
  const form = challengeForms.find(({ name }) => name.startsWith('choose a password'));
  return form?.open(page) ?? Promise.reject(new Error('There is no such form.'));
}

const SCREENS: readonly (readonly [screen: string, open: (page: Page) => Promise<unknown>])[] = [
  ['/login', (page) => page.goto('/login')],
  ['/register', (page) => page.goto('/register')],
  ['/reset-password', (page) => page.goto('/reset-password')],
  ['a new password in place of a temporary one', openNewPassword],
];

for (const [screen, open] of SCREENS) {
  test(`${screen}: a pin stays with its words at any width`, async ({ page }) => {
    await open(page);
    await expect(page.getByRole('complementary')).toBeVisible();
    for (let width = 768; width <= 1280; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      expect(await strayPins(page.getByRole('complementary')), `${width} px`).toEqual([]);
    }
  });
}
