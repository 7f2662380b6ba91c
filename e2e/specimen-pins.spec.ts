import type { Page } from '@playwright/test';
import { challengeForms } from './fixtures/forms/challenges.ts';
import { expect, test } from './fixtures/shared-page.ts';

function openNewPassword(page: Page) {
  const form = challengeForms.find(({ name }) => name.startsWith('choose a password'));
  return form?.open(page) ?? Promise.reject(new Error('There is no such form.'));
}

/** The pins of the message beside the form that don't share a line with the words they belong to. */
function strayPins(page: Page): Promise<string[]> {
  return page.getByRole('complementary').evaluate((panel) =>
    [...panel.querySelectorAll('span:has(> mark.cue)')].flatMap((words) => {
      const end = [...words.querySelectorAll('mark.cue')].at(-1);
      const pin = words.lastElementChild?.getBoundingClientRect();
      const line = [...(end?.getClientRects() ?? [])].at(-1);
      const isBeside = pin !== undefined && line !== undefined && pin.top < line.bottom;
      return isBeside ? [] : [words.textContent];
    }),
  );
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
      expect(await strayPins(page), `${width} px`).toEqual([]);
    }
  });
}
