import type { Locator, Page } from '@playwright/test';
import { hydrated, live } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/test.ts';

/** Chunks of the pages that the landing page links to on its first screen. */
const OTHER_PAGES = /\/assets\/(?:features|how-it-works|pricing|solutions|demo)-/;

/** Records which scripts are requested from now on. */
function requestedScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  return requested;
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve));
      }),
  );
  await page.waitForLoadState('networkidle');
}

for (const [how, reach] of [
  ['the mouse', (link: Locator) => link.hover()],
  ['the keyboard', (link: Locator) => link.focus()],
] as const) {
  test(`a page that ${how} reaches for is prefetched`, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    const fetched = page.waitForResponse(/\/assets\/careers-/);
    await reach(link);
    await fetched;
    await page.waitForLoadState('networkidle');
    const requested = requestedScripts(page);
    await link.press('Enter');
    await expect(page).toHaveTitle(/Careers/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The pages that it links to may have been prefetched already.
    expect(requested.filter((url) => url.includes('/assets/careers-'))).toEqual([]);
  });
}

test('visible links are prefetched once the app is live, and nothing else', async ({ page }) => {
  await page.goto('/');
  const connections = page.locator('link[rel=preconnect]');
  const requested = requestedScripts(page);
  const fetched = Promise.all([
    page.waitForResponse(/\/assets\/pricing-/),
    page.waitForResponse(/\/assets\/demo-/),
  ]);
  await hydrated(page);
  await fetched;
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /\/assets\/(?:careers|login|amplify)-/.test(url))).toEqual([]);
  requested.length = 0;
  await expect(connections).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).hover();
  await expect(connections).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requested.filter((url) => url.includes('/assets/pricing-'))).toEqual([]);
});

test('the mobile menu’s links are prefetched once it opens, unless offline', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requested = requestedScripts(page);
  await page.goto('/');
  await hydrated(page);
  const demo = page.waitForResponse(/\/assets\/demo-/);
  await page.getByRole('link', { name: 'Watch Demo' }).scrollIntoViewIfNeeded();
  await demo;
  expect(requested.filter((url) => url.includes('/assets/solutions-'))).toEqual([]);
  const menu = page.locator('summary', { hasText: 'Menu' });
  await context.setOffline(true);
  await menu.click();
  await idle(page);
  expect(requested.filter((url) => url.includes('/assets/solutions-'))).toEqual([]);
  await context.setOffline(false);
  const solutions = page.waitForResponse(/\/assets\/solutions-/);
  await menu.click({ clickCount: 2 });
  await solutions;
});

test('with data saving on, a page is prefetched only when its link is reached for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested = requestedScripts(page);
  await page.goto('/');
  await hydrated(page);
  await idle(page);
  expect(requested.filter((url) => OTHER_PAGES.test(url))).toEqual([]);
  const pricing = page.waitForResponse(/\/assets\/pricing-/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).hover();
  await pricing;
});

test('a field that is focused connects to the user pool again', async ({ page }) => {
  await page.goto('/login');
  await live(page);
  const first = await page.locator('link[rel=preconnect]').elementHandle();
  await page.getByLabel('Password', { exact: true }).focus();
  await expect.poll(() => first?.evaluate((link) => link.isConnected)).toBe(false);
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(1);
});
