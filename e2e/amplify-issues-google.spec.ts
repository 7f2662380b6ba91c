import type { Page } from '@playwright/test';
import { goToGoogle } from './fixtures/google.ts';
import { registered, signInFirstTime } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { test as inOwnContext } from './fixtures/test.ts';

/** Reported problems of Amplify that affect a sign-in with Google (github.com/aws-amplify/amplify-js/issues). */

test.use({ expectedNoise: { allowedConsole: [/^Failed to load resource: /] } });

const profile = (page: Page) => page.getByLabel('Full name');

inOwnContext(
  '#14941 fetchAuthSession hangs after an abandoned OAuth: signing in by password works, in every tab',
  async ({ page, context }) => {
    const person = await registered();
    await goToGoogle(page);
    const other = await context.newPage();
    await page.close();
    await other.goto('/login');
    await signInFirstTime(other, person);
    await other.waitForURL('**/dashboard/profile');
    await expect(profile(other)).toHaveValue(person.name);
    await other.reload();
    await expect(profile(other)).toHaveValue(person.name);
  },
);

test('#14900 signInWithRedirect cancelled: Google, Back, then password', async ({ page }) => {
  const person = await registered();
  await goToGoogle(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await signInFirstTime(page, person);
  await page.waitForURL('**/dashboard/profile');
  await expect(profile(page)).toHaveValue(person.name);
});
