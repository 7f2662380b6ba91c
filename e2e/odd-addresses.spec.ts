import type { Page } from '@playwright/test';
import { hydrated } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { startSignedIn } from './fixtures/test.ts';

/** No URL shows an empty page: however odd it is, there is a heading and something to do. */

test.use({
  expectedNoise: {
    allowedConsole: [/^No page at this path: /, /^Failed to load resource: .* status of 404/],
  },
});
const LONG = 'a'.repeat(6000);

/** Malformed escapes, line terminators encoded once and twice, another control character, and a very long path. */
const ODD_PATHS = [
  '/%',
  '/%E0%A4%A',
  '/a%0ab',
  '/a%250ab',
  '/%00',
  `/${LONG}`,
  '/login/%',
  '/blog/a%0ab',
  '/dashboard/%E2%80%A8',
];

/** A host may redirect them to single slashes or serve a 404. The app has no page for them. */
const DOUBLE_SLASHES = ['//login', '/features//'];
/** A host serves the page for the first, and a 404 for the others. */
const ESCAPED = ['/%6Cogin', '/dashboard%2Fprofile', '/features%2F'];

const NOT_FOUND = '404 - Page Not Found';

async function expectSomethingToDo(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).not.toBeEmpty();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

const shorten = (address: string) =>
  address.length > 80 ? `${address.slice(0, 40)}… (${address.length} characters)` : address;

test(`opened directly: ${ODD_PATHS.length} odd paths show the not-found page`, async ({ page }) => {
  for (const path of ODD_PATHS) {
    await test.step(shorten(path), async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveTitle(NOT_FOUND);
      await expectSomethingToDo(page);
    });
  }
});

test('opened directly: other spellings of a path show the same page before and after hydration', async ({
  page,
  baseURL,
}) => {
  for (const path of [...DOUBLE_SLASHES, ...ESCAPED]) {
    await test.step(path, async () => {
      await page.goto(`${baseURL}${path}`);
      const shown = await page.title();
      await hydrated(page);
      await expectSomethingToDo(page);
      expect(await page.title()).toBe(shown);
    });
  }
});

/** As an encoder would write them, and as none would. */
const ODD_QUERIES = [
  ...['/%E2%80%A8', '/%', '//'].map((redirectTo) => new URLSearchParams({ redirectTo }).toString()),
  ...['%', LONG].map((value) => `redirectTo=${value}`),
];

test.describe('as redirectTo, signed in', () => {
  startSignedIn();

  for (const screen of ['/login', '/callback', '/leave', '/enable-mfa']) {
    test(`${screen} shows a screen with something to do`, async ({ page }) => {
      for (const query of ODD_QUERIES) {
        await test.step(shorten(query), async () => {
          await page.goto(`${screen}?${query}`);
          if (screen !== '/leave') await expect(page).not.toHaveURL(/\?redirectTo=/);
          await expectSomethingToDo(page);
        });
      }
    });
  }
});
