import type { Page } from '@playwright/test';
import { holdApp, hydrated, live } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/shared-page.ts';

/** Notes which audiences' figures count up in the page, for as long as it is open. */
async function noteCounts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const counted: string[] = [];
    Reflect.set(window, 'counted', counted);
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'count' || !(target instanceof Element)) return;
      const [{ effect } = { effect: null }] = target.getAnimations();
      const lasts = Number(effect?.getTiming().duration) >= 500;
      const profile = target.closest('.audience');
      if (lasts) counted.push(profile?.querySelector('h3')?.textContent ?? '');
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'counted'));
}

async function scrollToAudiences(page: Page): Promise<void> {
  const figure = page.locator('.audience').nth(0).getByText('91%').first();
  await page.mouse.move(5, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(figure).toBeInViewport({ timeout: 200 });
  }).toPass();
}

const FIRST = 'For freelancers and job seekers';
const LAST = 'For large organisations';

test('the audience’s figure counts up when it is scrolled to, without the app, and in an audience chosen before hydration', async ({
  page,
}) => {
  let isRequested = false;
  const { requested, release } = await holdApp(page);
  void requested.then(() => (isRequested = true));
  await page.goto('/');
  const isLive = live(page);
  const counts = await noteCounts(page);
  await scrollToAudiences(page);
  await expect.poll(counts).toEqual([FIRST]);
  expect(isRequested).toBe(false);
  const enterprise = page.getByRole('radio').nth(2);
  await enterprise.click();
  await expect.poll(counts).toEqual([FIRST, LAST]);
  await requested;
  release();
  await isLive;
  await expect(enterprise).toBeChecked();
  await expect(page.getByRole('radio').nth(0)).not.toBeChecked();
  expect(await counts()).toEqual([FIRST, LAST]);
});

test('the audience’s figure counts up on a page that the app has rendered, and never with reduced motion', async ({
  page,
}) => {
  await page.goto('/pricing');
  const counts = await noteCounts(page);
  await hydrated(page);
  const home = page.getByRole('link', { name: 'Lureproof home' });
  await home.click();
  await scrollToAudiences(page);
  await expect.poll(counts).toEqual([FIRST]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const reduced = await noteCounts(page);
  await scrollToAudiences(page);
  await page.getByRole('radio').nth(2).click();
  await expect(page.getByText('98%').first()).toBeVisible();
  expect(await reduced()).toEqual([]);
});
