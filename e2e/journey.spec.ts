import { logOut, sessionCookies } from './fixtures/session.ts';
import { otherCode } from '../tests/setup/other-code.ts';
import { nextTotpCode, totpCode } from '../tests/setup/totp-codes.ts';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { signedIn } from './fixtures/forms/form.ts';
import { latestCode } from './fixtures/mailbox.ts';
import {
  enterCredentials,
  keyOnScreen,
  PASSWORD,
  registered,
  signInFirstTime,
  newPerson,
} from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { world } from './fixtures/world.ts';

test('register, verify, set up an authenticator, learn, sign out, sign in with a code', async ({
  page,
  context,
}) => {
  const person = newPerson('Grace Hopper');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Get Started' })
    .click();

  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText('Step 1 of 3: your details')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const missing of ['Enter your name.', 'Enter your email.', 'Choose a password.']) {
    await expect(page.getByText(missing, { exact: true }).first()).toBeVisible();
  }
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(`  ${person.email.toUpperCase()}`);
  await page.getByLabel('Password', { exact: true }).fill('weak');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByText(
      'Password must be at least 8 characters and include upper, lower, and special character.',
    ),
  ).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('Step 2 of 3: your email')).toBeVisible();
  await expectNoAxeViolations(page);
  const code = await latestCode(person.email);
  await page.getByLabel('Verification code').fill(otherCode(code));
  await expect(
    page.getByText('Invalid verification code provided, please try again.'),
  ).toBeVisible();
  await page.reload();
  await page.getByLabel('Verification code').fill(code);
  await expect(
    page.getByText('✅ Account verified successfully! Redirecting to login...'),
  ).toBeVisible();

  await page.waitForURL('**/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expectNoAxeViolations(page);
  await enterCredentials(page, person.email, 'Wrong-horse');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await enterCredentials(page, person.email);

  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
  await expect(page.getByText('Step 3 of 3: your authenticator')).toBeVisible();
  const qrCode = page.getByRole('img', { name: /QR code/ });
  await expect(qrCode).toHaveAttribute('width', '180');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(qrCode).toBeHidden();
  await page.getByRole('button', { name: 'Show the QR code' }).click();
  await expect(qrCode).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const secret = await keyOnScreen(page);
  const first = totpCode(secret);
  await page.getByLabel('Authenticator code').fill(otherCode(first));
  await expect(page.getByText('Invalid code. Please try again.')).toBeVisible();
  await page.getByLabel('Authenticator code').fill(totpCode(secret));
  await expect(page.getByText('✅ MFA verified. Redirecting...')).toBeVisible();

  await page.waitForURL('**/dashboard/profile');
  await expect(page.getByText(`Signed in as ${person.name}`).first()).toBeVisible();
  await expect(page.getByText('Preferred')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { name: /Grace Hopper/ })).toBeVisible();
  expect(page.url()).not.toContain('token');

  await page.goto('/dashboard');
  await page.waitForURL('**/dashboard/profile');
  await logOut(page);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }),
  ).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);

  await page.goto('/login');
  await enterCredentials(page, person.email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByLabel('Authenticator code').fill(nextTotpCode(secret));
  await page.waitForURL('**/dashboard/profile');
});

test('the tokens are cookies: secure, lax, for a year', async ({ page, context, session }) => {
  const person = await registered();
  await page.goto('/login');
  await signInFirstTime(page, person);
  await page.waitForURL('**/dashboard/profile');
  const cookies = await sessionCookies(context);
  expect(cookies.length).toBeGreaterThanOrEqual(4);
  const inAYear = Date.now() / 1000 + 364 * 24 * 3600;
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' });
    expect(cookie.expires).toBeGreaterThan(inAYear);
  }
  // Most tests start with the cookies of http-sign-in.ts, which must be the same as the app's.
  const kinds = (all: readonly { name: string; domain?: string }[]) =>
    all.map(({ name, domain }) => `${domain} ${name.split('.').at(-1)}`).toSorted();
  expect(kinds(session.cookies)).toEqual(kinds(cookies));
});

test('the dashboard asks an anonymous visitor to sign in, then returns to it', async ({ page }) => {
  const person = await registered();
  await page.goto('/dashboard/profile');
  await page.waitForURL('**/login?redirectTo=%2Fdashboard%2Fprofile');
  await signInFirstTime(page, person);
  await page.waitForURL('**/dashboard/profile');
});

test('the learning site sends a learner to sign in, and they return', async ({ page }) => {
  const person = await registered(newPerson('Katherine Johnson'));
  await page.goto(learningSiteUrl());
  await page.getByRole('link', { name: /sign in/i }).click();
  await page.waitForURL('**/login?redirectTo=**');
  await signInFirstTime(page, person);
  await expect(page.getByRole('heading', { name: /Katherine Johnson/ })).toBeVisible();
});

test('Learn with a password alone: an authenticator first, then the learning site', async ({
  page,
}) => {
  await signedIn(page, '/pricing', 'no-authenticator');
  await page.getByRole('button', { name: 'Learn' }).click();
  await page.waitForURL('**/enable-mfa?*');
  await page.getByLabel('Authenticator code').fill(totpCode(await keyOnScreen(page)));
  await page.waitForURL(`${learningSiteUrl()}**`);
  await expect(page.getByRole('heading', { name: /Ada Lovelace/ })).toBeVisible();
});

function learningSiteUrl(): string {
  return `${world().origins.learningSite}/`;
}
