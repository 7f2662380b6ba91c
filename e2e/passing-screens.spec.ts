import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { latestCode } from './fixtures/mailbox.ts';
import { PASSWORD, registered, signInFirstTime, someone } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/** Screens that are there for 2 s, held so that they can be looked at in peace. */
async function holdRedirects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held = 24 * 3600 * 1000;
    const patient = (handler: TimerHandler, delay?: number, ...args: unknown[]) =>
      start(handler, delay === 2000 ? held : delay, ...args);
    Object.assign(window, { setTimeout: patient });
  });
}

test('the screen after a verified email', async ({ page }) => {
  const person = someone();
  await holdRedirects(page);
  await page.goto('/register');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Verification code').fill(await latestCode(person.email));
  await expect(page.getByText('Your email is confirmed. Taking you to sign in…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeFocused();
  await expectNoAxeViolations(page);
});

test('the screen after a verified authenticator', async ({ page }) => {
  const person = await registered();
  await holdRedirects(page);
  await page.goto('/login');
  await signInFirstTime(page, person);
  await expect(page.getByText('You’re signed in. Taking you on…')).toBeVisible();
  await expectNoAxeViolations(page);
});
