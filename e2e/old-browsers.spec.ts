import type { Page } from '@playwright/test';
import { expectAccessibleLayout } from './fixtures/accessibility.ts';
import { countLoads } from './fixtures/deployment.ts';
import { APP, hydrated, live } from './fixtures/held-app.ts';
import { responseTo } from './fixtures/response-to.ts';
import { ROUND_LINK } from './fixtures/round.ts';
import { expect, test } from './fixtures/test.ts';

const TOO_OLD = /^Your browser is too old for this part of Lureproof, so please [^.]+\.$/;
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: TOO_OLD });

test.describe('the oldest supported browsers', () => {
  // What the test changes in the inline styles is not what the policy allows.
  test.use({ bypassCSP: true });

  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(URL, 'canParse');
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
      Reflect.deleteProperty(Array.prototype, 'toSorted');
    });
    // They drop rules with a selector that they don't know, and declarations with a value that they don't.
    await context.route(/\.css$|\/[^.]*$/, async (route) => {
      const response = await responseTo(route);
      const unknown = (await response.text())
        .replaceAll(':has(', ':unknown(')
        .replaceAll(/(content:"[^"]*") ?\/ ?""/g, '$1 unknown');
      await route.fulfill({ response, body: unknown });
    });
  });

  test('show everything that they can’t switch, and mark what is selected', async ({ page }) => {
    await page.goto('/');
    for (const title of await page.locator('.audience h3').all()) await expect(title).toBeVisible();
    await hydrated(page);
    const dark = page.getByRole('radio', { name: 'Dark' });
    await dark.check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(dark).toHaveCSS('outline-style', 'solid');
  });

  test('close the menu when it no longer fits, sign in to a target, and play', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/pricing');
    await hydrated(page);
    await page.locator('summary', { hasText: 'Menu' }).click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await page.goto('/login?redirectTo=%2Fdashboard%2Fsecurity');
    await live(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.goto(ROUND_LINK);
    await page.getByRole('button', { name: 'Start the round' }).click();
    await expect(page.getByRole('heading', { name: /^Message 1 of 6/ })).toBeFocused();
  });
});

const tooOld: readonly [string, (page: Page) => Promise<unknown>][] = [
  [
    'lacks what the app needs',
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream')),
  ],
  [
    'doesn’t know its syntax',
    (page) =>
      page.route(APP, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'static {' }),
      ),
  ],
];

test.describe('a browser that is too old', () => {
  test.use({ expectedNoise: { allowedConsole: [/SyntaxError/] } });

  for (const [why, age] of tooOld) {
    test(`because it ${why}, can read public pages, and is told so where it needs the app`, async ({
      page,
    }) => {
      await age(page);
      const loads = countLoads(page);
      await page.goto('/');
      await page.getByRole('radio', { name: 'Dark' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(notice(page)).toBeHidden();
      await page.getByRole('main').getByRole('button').first().click();
      await expect(notice(page)).toBeVisible();
      for (const path of ['/login', '/dashboard/profile']) {
        await page.goto(path);
        await expect(notice(page)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Something broke')).toBeHidden();
        await expectAccessibleLayout(page);
      }
      expect(loads()).toBe(3);
    });
  }
});
