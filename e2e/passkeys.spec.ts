import type { Page } from '@playwright/test';
import { nextTotpCode } from '../tests/setup/totp-codes.ts';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { atSecurity } from './fixtures/account.ts';
import { addAuthenticator } from './fixtures/authenticator.ts';
import { startSession } from './fixtures/http-sign-in.ts';
import { tabTo, typeOver } from './fixtures/keyboard.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { enterCredentials, PASSWORD } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { world } from './fixtures/world.ts';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
const useButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });
const rows = (page: Page) => page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');

const notice = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText });

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('adds a passkey, signs in with it, learns, removes it and signs in by password, by keyboard at 320 px', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const authenticator = await addAuthenticator(page);
  const person = await atSecurity(page);
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await expectNoAxeViolations(page);

  await press(page, 'Add a passkey');
  await expect(notice(page, 'Your passkey is added.')).toBeFocused();
  await expect(rows(page)).toHaveText([/^Passkey This deviceAdded .+Remove Passkey$/]);
  expect(await authenticator.credentials()).toMatchObject([
    { rpId: 'localhost', userName: person.email },
  ]);
  await expectNoAxeViolations(page);
  await expectFitsNarrowScreen(page);

  await page.context().clearCookies();
  await page.goto(`/login?redirectTo=${encodeURIComponent(world().origins.learningSite)}`);
  await expect(useButton(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await press(page, 'Use a passkey');
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(person.email);
  await press(page, 'Use a passkey');
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada Lovelace' })).toBeVisible();
  await expect(page.getByText('MFA verified')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expect(page).toHaveURL((url) => url.origin === world().origins.learningSite);

  // Now this device is known to have one, which comes first.
  await page.goto('/dashboard/security');
  await press(page, 'Remove Passkey');
  const dialog = page.getByRole('dialog', { name: 'Remove “Passkey”?' });
  await expect(dialog).toContainText('It’s your last one.');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'Remove passkey');
  await expect(notice(page, '“Passkey” is removed.')).toBeFocused();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await typeOver(page, page.getByLabel('Email'), person.email);
  await typeOver(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await press(page, 'Sign in');
  await page.getByLabel('Authenticator code').fill(nextTotpCode(person.secret));
  await expect(page.getByText('✅ MFA verified. Redirecting...')).toBeVisible();
  await authenticator.remove();
});

test('puts the passkey of this device first, and goes back to the password whenever the user wants', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  const person = await atSecurity(page);
  await addButton(page).click();
  await expect(rows(page)).toHaveCount(1);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await useButton(page).click();
  await page.waitForURL('**/dashboard/profile');
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const order = page.getByRole('main').getByRole('button', { name: /^(Use a passkey|Sign in)$/ });
  await expect(order).toHaveText(['Use a passkey', 'Sign in']);
  await expectNoAxeViolations(page);

  // No dialog, and a promise that stays pending.
  await page.evaluate(() => {
    navigator.credentials.get = () => new Promise(() => undefined);
  });
  await useButton(page).click();
  await expect(page.getByText(/Follow your device’s prompt/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const cancelled = page.getByRole('alert').filter({ hasText: 'No passkey was used.' });
  await expect(cancelled).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await enterCredentials(page, person.email);
  await expect(page.getByLabel('Authenticator code')).toBeVisible();
  await authenticator.remove();
});

test('asks for the password before adding to a session that isn’t fresh', async ({
  page,
  context,
}) => {
  const authenticator = await addAuthenticator(page);
  await startSession(context);
  const cookies = await context.cookies();
  // This device's clock is six minutes behind the pool's, so that the sign-in was six minutes ago.
  await context.addCookies(
    cookies
      .filter(({ name }) => name.endsWith('.clockDrift'))
      .map((cookie) => ({ ...cookie, value: '360000' })),
  );
  await page.goto('/dashboard/security');
  await addButton(page).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill('Wrong-horse');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That isn’t your password.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(notice(page, 'Your passkey is added.')).toBeFocused();
  await authenticator.remove();
});

test('offers a passkey once, after a sign-in with a code', async ({ page, context }) => {
  const authenticator = await addAuthenticator(page);
  const person = await startSession(context);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const offer = page.getByRole('region', { name: 'Next time, use your fingerprint' });
  await context.clearCookies();
  await page.goto('/login');
  await enterCredentials(page, person.email);
  await page.getByLabel('Authenticator code').fill(nextTotpCode(person.secret));
  await expect(offer).toBeVisible();
  await expectNoAxeViolations(page);
  await expectFitsNarrowScreen(page);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  const memory = await page.evaluate(() => localStorage.getItem('app.passkeys'));
  expect(memory).toMatch(/"offer":\d{13}/);
  await authenticator.remove();
});
