import type { Page } from '@playwright/test';
import { pagesOf } from './fixtures/printed-pages.ts';
import { expect, test } from './fixtures/shared-page.ts';

/** The colour of every element with text of its own. */
function coloursOfWords(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const withWords = [...main.querySelectorAll('.printed *')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    const colours = withWords.map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    });
    return [...new Set(colours)];
  });
}

const DOCUMENTS = ['/privacy', '/cookies', '/blog/reporting-beats-not-clicking', '/sample-report'];

for (const path of DOCUMENTS) {
  test(`${path} prints from a dark screen as a document in black`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await coloursOfWords(page)).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
  });
}

test('a long document fills its first page', async ({ page }) => {
  await page.goto('/terms');
  expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(3);
});

test('external links print their address', async ({ page }) => {
  await page.goto('/privacy');
  const link = page.getByRole('main').locator('a[href^="http"]').first();
  const after = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await after()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await after()).toContain((await link.getAttribute('href')) ?? '?');
});

test('a page prints in light colours, even with the dark theme chosen', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Dark' }).check();
  const colour = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  const onScreen = await colour();
  await page.emulateMedia({ media: 'print' });
  const onPaper = await colour();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: 'Light' }).check();
  expect(onPaper).not.toBe(onScreen);
  expect(onPaper).toBe(await colour());
});
