import type { Page } from '@playwright/test';
import { holdApp, live } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/shared-page.ts';

/** Records from now on; returns every colour scheme that was shown for a frame. */
async function watchScheme(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const schemes = new Set<string>();
    const look = () => {
      schemes.add(getComputedStyle(document.body).colorScheme);
      requestAnimationFrame(look);
    };
    look();
    return schemes;
  });
  return () => seen.evaluate((schemes) => [...schemes]);
}

for (const [how, state] of [
  ['hydrates the page', null],
  ['renders the page again because of its history state', { usr: {} }],
] as const) {
  test(`a theme chosen before hydration applies immediately, and is kept when the app ${how}`, async ({
    page,
  }) => {
    const { requested, release } = await holdApp(page);
    const scheme = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
    await page.goto('/');
    await page.evaluate((kept) => {
      localStorage.setItem('app.theme', 'dark');
      window.history.replaceState(kept, '');
    }, state);
    await page.reload();
    expect(await scheme()).toBe('dark');
    await page.getByRole('radio', { name: 'Light' }).click();
    expect(await scheme()).toBe('light');
    await requested;
    const seen = await watchScheme(page);
    const isLive = live(page);
    release();
    await isLive;
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await seen()).toEqual(['light']);
    await page.getByRole('radio', { name: 'System' }).click();
    expect(await scheme()).toBe('light dark');
    await page.reload();
    expect(await scheme()).toBe('light dark');
  });
}

test('a theme chosen just before leaving the page, while the app is still loading, is kept', async ({
  page,
}) => {
  const { release } = await holdApp(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
});
