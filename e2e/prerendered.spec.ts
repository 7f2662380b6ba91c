import { hydrated } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { test as inOwnContext } from './fixtures/test.ts';

test('reading a page loads no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
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
