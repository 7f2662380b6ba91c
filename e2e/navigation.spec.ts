import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/held-app.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { startSignedIn } from './fixtures/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');
const announced = (page: Page) => page.locator('p[aria-live]');
const head = (page: Page, selector: string, attribute: string) =>
  page.locator(`head ${selector}`).getAttribute(attribute);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

/** Clicks without scrolling; a real click would scroll the link into view first. */
async function follow(page: Page, name: string): Promise<void> {
  const link = footer(page).getByRole('link', { name, exact: true });
  await link.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
}

test('a new page starts at the top; Back and Forward restore the scroll position', async ({
  page,
}) => {
  await page.goto('/features');
  await hydrated(page);
  await scrollTo(page, 1500);
  await follow(page, 'Pricing');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page).toHaveURL('/features');
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => scrolled(page)).toBe(700);
});

/** The first scroll event comes too late. */
async function withoutScrollEvent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const first = { capture: true, once: true };
    window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), first);
  });
}

test('a reload or Back before the scroll event fires still restores the position', async ({
  page,
}) => {
  await page.goto('/features');
  await hydrated(page);
  await follow(page, 'Pricing');
  await expect(heading(page)).toBeFocused();
  await withoutScrollEvent(page);
  await scrollTo(page, 600);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(600);
  await hydrated(page);
  await withoutScrollEvent(page);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page).toHaveURL('/features');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => scrolled(page)).toBe(700);
});

/** Only visible text, because a heading contains versions for visitors and for users. */
const seen = { useInnerText: true };

test('after a reload, Back and Forward show the right page and position, with and without the app', async ({
  page,
}) => {
  await page.goto('/features');
  await hydrated(page);
  const features = await heading(page).innerText();
  await scrollTo(page, 1500);
  await follow(page, 'Pricing');
  await expect(heading(page)).not.toHaveText(features, seen);
  const pricing = await heading(page).innerText();
  await scrollTo(page, 700);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/features');
  await expect(heading(page)).toHaveText(features, seen);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect(heading(page)).toHaveText(pricing, seen);
  await expect.poll(() => scrolled(page)).toBe(700);
  await scrollTo(page, 800);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(800);
  await hydrated(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(features, seen);
  await expect.poll(() => scrolled(page)).toBe(1500);
});

test('the first page neither moves the focus nor announces anything; the next one focuses its heading', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(announced(page)).toHaveText('');
  await expect(heading(page)).not.toBeFocused();
  await footer(page).getByRole('link', { name: 'Privacy' }).press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());
  await expectNoAxeViolations(page);
});

test('hydration keeps the scroll position', async ({ page }) => {
  await page.goto('/features');
  await hydrated(page);
  await follow(page, 'Pricing');
  await expect(heading(page)).toBeFocused();
  await scrollTo(page, 700);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(700);
  await scrollTo(page, 400);
  await hydrated(page);
  expect(await scrolled(page)).toBe(400);
});

test('the document’s metadata is updated with the page', async ({ page }) => {
  await page.goto('/terms');
  await hydrated(page);
  const origin = new URL((await head(page, 'link[rel="canonical"]', 'href')) ?? '').origin;
  await follow(page, 'Pricing');
  await expect(heading(page)).toBeFocused();
  expect(await head(page, 'link[rel="canonical"]', 'href')).toBe(`${origin}/pricing`);
  expect(await head(page, 'meta[property="og:url"]', 'content')).toBe(`${origin}/pricing`);
  expect(await head(page, 'meta[property="og:title"]', 'content')).toBe(await page.title());
  expect(await head(page, 'meta[property="og:description"]', 'content')).toBe(
    await head(page, 'meta[name="description"]', 'content'),
  );
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('a hash opens its question, on a new page and on the same one', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const ids = await page.locator('details p[id]').evaluateAll((all) => all.map(({ id }) => id));
  const [first = '', last = ''] = [ids.at(0), ids.at(-1)];
  const question = (id: string) => page.locator(`#${id}`);
  await follow(page, 'Careers');
  await expect(heading(page)).toBeFocused();
  // Pushed by hand, because the site has no link to a question on another page.
  await page.evaluate((id) => {
    window.history.pushState(null, '', `/pricing#${id}`);
    window.history.pushState(null, '', '/careers');
  }, last);
  await page.goBack();
  await expect(question(last)).toBeInViewport();
  await expect(question(last)).toBeFocused();
  await expect(question(first)).toBeHidden();
  await page.evaluate((id) => (window.location.hash = id), first);
  await expect(question(first)).toBeInViewport();
});

test.describe('signed in', () => {
  startSignedIn();

  test('a protected screen takes the focus when it renders, and keeps its position through a reload', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard/profile');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('link', { name: 'Subscription' }).click();
    await expect(page).toHaveURL('/dashboard/subscription');
    await expect(heading(page)).toBeFocused();
    await expect(announced(page)).toHaveText(await page.title());
    await expectNoAxeViolations(page);
    await expectFitsNarrowScreen(page);
    await scrollTo(page, 250);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(250);
  });

  test('a link to a section of another screen moves the focus there', async ({ page }) => {
    await page.goto('/dashboard/security');
    await page.getByRole('link', { name: 'Change password' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Password' })).toBeFocused();
    await expect(announced(page)).toHaveText(await page.title());
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused();
  });
});
