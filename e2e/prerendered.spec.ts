import type { Page, Request } from '@playwright/test';
import { routes } from '../src/app/routes.ts';
import { hydrated } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { test as inOwnContext } from './fixtures/test.ts';

/** The files that a page requests before any interaction. */
async function filesOf(page: Page, address: string): Promise<string[]> {
  const files: string[] = [];
  const note = (request: Request) => files.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', note);
  // Browsers load the icon whenever they like.
  return files.filter((file) => file !== '/favicon.svg').toSorted();
}

const asScript = expect.stringMatching(/\.js$/);
const publicRoutes = routes.filter(({ audience }) => audience === 'public');

test('reading a page loads no script, nor does a link from a campaign load anything more', async ({
  page,
}) => {
  const campaign = '?utm_source=x&utm_medium=email&fbclid=1&gclid=2&ref=a&unknown=1';
  const known = publicRoutes.filter(({ query = [] }) => query.length > 0).map(({ path }) => path);
  for (const path of ['/', ...known]) {
    const files = await filesOf(page, path);
    expect(files).not.toContainEqual(asScript);
    expect(await filesOf(page, path + campaign), path).toEqual(files);
  }
});

test('a query parameter that the page reads starts the app', async ({ page }) => {
  for (const { path, query = [] } of publicRoutes) {
    for (const name of query)
      expect(await filesOf(page, `${path}?${name}=x`), name).toContainEqual(asScript);
  }
});

inOwnContext.describe('without JavaScript', () => {
  inOwnContext.use({ javaScriptEnabled: false });

  inOwnContext('a public page renders, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account' })).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Login' })
      .click();
    await expect(page.getByText(/^This page needs JavaScript/)).toBeVisible();
    await expect(page.getByLabel('Email')).toBeHidden();
  });
});

test('the prerendered sign-in keeps redirectTo in its links', async ({ page }) => {
  await page.goto('/login?redirectTo=%2Fdashboard%2Fsubscription');
  await expect(page.getByRole('link', { name: /Create|Register/ }).last()).toHaveAttribute(
    'href',
    /redirectTo=/,
  );
});

test.describe('an article that doesn’t exist', () => {
  const words = "Oops! The page you're looking for doesn't exist.";
  test.use({
    expectedNoise: {
      allowedConsole: [/^No page at this path:/, /^Failed to load resource: .*404/],
    },
  });

  test('is a real 404, before and after hydration', async ({ page }) => {
    const said = page.waitForEvent('console', (message) =>
      message.text().includes('/nothing-here'),
    );
    const response = await page.goto('/blog/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page.getByText(words)).toBeVisible();
    await said;
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveTitle('404 - Page Not Found');
  });
});

test('articles open from one another without a reload', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.evaluate(() => Reflect.set(window, 'kept', true));
  const articles = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  const title = await articles.first().innerText();
  await articles.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('navigation', { name: 'Read next' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);
});
