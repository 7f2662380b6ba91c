import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { latestCode } from './fixtures/mailbox.ts';
import { PASSWORD, registered, signInFirstTime, newPerson } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { servicePorts } from './fixtures/world.ts';

/** Holds screens that are shown for 2 s, so that they can be checked. */
async function holdRedirects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held = 24 * 3600 * 1000;
    const patient = (handler: TimerHandler, delay?: number, ...args: unknown[]) =>
      start(handler, delay === 2000 ? held : delay, ...args);
    Object.assign(window, { setTimeout: patient });
  });
}

/** Expects the whole toast to be in view, and to cover none of these: a hidden one has no box. */
async function expectToastClear(page: Page, parts: readonly Locator[]): Promise<void> {
  const toast = await page.locator('.Toastify__toast').boundingBox();
  if (toast === null) throw new Error('The toast is hidden.');
  expect(toast.y + toast.height).toBeLessThanOrEqual(HEIGHT);
  for (const part of parts) {
    const box = await part.boundingBox();
    if (box === null) continue;
    const isApart =
      toast.y >= box.y + box.height ||
      toast.y + toast.height <= box.y ||
      toast.x >= box.x + box.width ||
      toast.x + toast.width <= box.x;
    expect(isApart, `${String(part)} is clear of the toast`).toBe(true);
  }
}

const HEIGHT = 640;
const WIDTHS = [320, 768, 1280];

/** Neither the top bar nor the heading nor the panel is covered, nor `others`. */
async function expectToastClearAtAnyWidth(page: Page, ...others: Locator[]): Promise<void> {
  const parts = [
    page.getByRole('banner'),
    page.locator('main header'),
    page.locator('main aside'),
    ...others,
  ];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // It moves with the window, and is only kept while hovered.
    await page.locator('.Toastify__toast').hover();
    await expectToastClear(page, parts);
  }
}

test('the screen after a verified email @fonts', async ({ page }) => {
  const person = newPerson();
  await holdRedirects(page);
  await page.goto('/register');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Verification code').fill(await latestCode(person.email));
  await expect(page.getByText('Taking you to sign-in…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeFocused();
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await expectToastClearAtAnyWidth(page, signIn);
  await expectNoAxeViolations(page);
  await signIn.click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('the code step of a password reset @fonts', async ({ page }) => {
  const person = await registered();
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset code' }).click();
  await expectToastClearAtAnyWidth(page);
  // It would contradict what the form says next. While hovered, it doesn't end by itself.
  await page.getByLabel('New password').press('Enter');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await expect(page.getByText('Enter the code from the email.')).toBeVisible();
});

test('the screen after a verified authenticator', async ({ page }) => {
  const person = await registered();
  await holdRedirects(page);
  await page.goto('/login');
  await signInFirstTime(page, person);
  await expect(page.getByRole('heading', { name: 'Your account is protected' })).toBeVisible();
  await expectToastClearAtAnyWidth(page, page.getByRole('link', { name: 'Continue', exact: true }));
  await expectNoAxeViolations(page);
});

test('Continue goes to a trusted site without the pause, and Back returns to the page before /login', async ({
  page,
}) => {
  const person = await registered();
  const target = `http://localhost:${servicePorts().console}/`;
  await holdRedirects(page);
  await page.goto('/pricing');
  await page.goto(`/login?redirectTo=${encodeURIComponent(target)}`);
  await signInFirstTime(page, person);
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.waitForURL(target);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});
