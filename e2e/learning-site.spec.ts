import type { Page } from '@playwright/test';
import { expectAccessibleLayout, expectNoAxeViolations } from './fixtures/accessibility.ts';
import { startSession } from './fixtures/http-sign-in.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { expect, test } from './fixtures/test.ts';
import { world } from './fixtures/world.ts';

const learningSite = () => world().origins.learningSite;

async function learn(page: Page): Promise<void> {
  await startSession(page.context());
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Go to your lessons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
}

const piece = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the sample lesson replies in place, by keyboard too, and Back leaves it at once', async ({
  page,
}) => {
  await learn(page);
  const address = page.url();
  const reply = (title: string) => page.getByRole('status').getByRole('heading', { name: title });
  await expectNoAxeViolations(page);

  await piece(page, 'redfinch.').press('Enter');
  await expect(reply('That’s the bait')).toBeVisible();
  await expect(piece(page, 'redfinch.')).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await expect(piece(page, 'parcel-desk.example')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(reply('Well spotted')).toBeVisible();
  await expect(reply('That’s the bait')).toBeHidden();
  await expect(piece(page, 'redfinch.')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Judge six more' })).toBeVisible();
  await expectNoAxeViolations(page);

  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('what was checked is folded away, and a link returns to the profile', async ({ page }) => {
  await learn(page);
  await expect(page.getByRole('heading', { name: 'Lureproof told us' })).toBeHidden();
  await page.getByText('What Lureproof told us, and what we checked').click();
  await expect(page.getByRole('heading', { name: 'Lureproof told us' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await page.waitForURL('**/dashboard/profile');
});

test('signing out of the app signs out of the learning site', async ({ page }) => {
  await learn(page);
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto(learningSite());
  await expect(page.getByRole('heading', { name: 'Sign in to learn' })).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    expectedNoise: { allowedConsole: [/status of 401/] },
  });

  test('nothing is cut off, signed in or not', async ({ page }) => {
    await learn(page);
    await piece(page, 'parcel-desk.example').click();
    await expect(page.getByText('Well spotted')).toBeInViewport();
    await expectFitting(page);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to learn' })).toBeVisible();
    await expectFitting(page);
    await page.goto(`${learningSite()}/auth-redirect?token=forged`);
    await expect(page.getByRole('heading', { name: 'We can’t accept this sign-in' })).toBeVisible();
    await expectFitting(page);
  });
});

async function expectFitting(page: Page): Promise<void> {
  await expectFitsNarrowScreen(page);
  await expectAccessibleLayout(page);
}
