import type { Page } from '@playwright/test';
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

/** Expects the toast to cover neither the top bar nor the topmost parts of the screen: its header and any panel. */
async function expectToastClear(page: Page): Promise<void> {
  const toast = await page.locator('.Toastify__toast').boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  if (toast === null || bar === null) throw new Error('Something is hidden.');
  expect(toast.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  for (const below of await page.locator('main :is(header, aside)').all()) {
    const box = await below.boundingBox();
    if (box !== null) expect(toast.y + toast.height).toBeLessThanOrEqual(box.y);
  }
}

const WIDTHS = [320, 768, 1280];

/** Its time is that of an animation. Hovering wouldn't hold it: at another width it is elsewhere. */
async function holdToast(page: Page): Promise<void> {
  await page.locator('.Toastify__progress-bar').evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.pause();
  });
}

async function expectToastClearAtAnyWidth(page: Page): Promise<void> {
  await holdToast(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await expectToastClear(page);
  }
}

test('after a verified email, the toast covers nothing, and the link to sign-in keeps the email @fonts', async ({
  page,
}) => {
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
  await expect(page.locator('.Toastify__toast')).toBeVisible();
  await expectToastClearAtAnyWidth(page);
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('in a password reset, the toast covers nothing, and closes once the form says something @fonts', async ({
  page,
}) => {
  const person = await registered();
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset code' }).click();
  await expectToastClearAtAnyWidth(page);
  // It would contradict what the form says next.
  await page.getByLabel('New password').press('Enter');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await expect(page.getByText('Enter the code from the email.')).toBeVisible();
});

test('after a verified authenticator, the toast covers nothing', async ({ page }) => {
  const person = await registered();
  await holdRedirects(page);
  await page.goto('/login');
  await signInFirstTime(page, person);
  await expect(page.getByRole('heading', { name: 'Your account is protected' })).toBeVisible();
  await expectToastClearAtAnyWidth(page);
  await expectNoAxeViolations(page);
});

test('Continue goes to a trusted site without the pause, and Back returns to the page before /login', async ({
  page,
  context,
}) => {
  const person = await registered();
  const target = `http://localhost:${servicePorts().console}/`;
  await holdRedirects(page);
  await page.goto('/pricing');
  await page.goto(`/login?redirectTo=${encodeURIComponent(target)}`);
  await signInFirstTime(page, person);
  const onward = page.getByRole('link', { name: 'Continue', exact: true });
  const opened = context.waitForEvent('page');
  await onward.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(target);
  await expect(page).toHaveURL(/\/login/);
  await onward.click();
  await page.waitForURL(target);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});
