import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { countLoads } from './fixtures/deployment.ts';
import { live, hydrated } from './fixtures/held-app.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { enterCredentials, PASSWORD, registered, newPerson } from './fixtures/people.ts';
import { formsFrom } from './fixtures/submissions.ts';
import { expect, startSignedIn, test } from './fixtures/test.ts';

/** Logged by the browser, and by axe, which fetches style sheets itself. */
test.use({
  expectedNoise: {
    allowedConsole: [
      /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
      /^Couldn't load preload assets/,
    ],
  },
});

const AMPLIFY = /\/assets\/amplify-user-pool-/;
const offlineHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'You’re offline' });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a page that can’t be loaded says so inside the shell, and loads when back online', async ({
  page,
  context,
}) => {
  await page.goto('/pricing');
  await hydrated(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  const loads = countLoads(page);
  await context.setOffline(true);
  await footerLink(page, 'Careers').click();
  await expect(offlineHeading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^You’re offline/);
  await expect(page.getByText(/as soon as you’re connected again/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectFitsNarrowScreen(page);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offlineHeading(page)).toBeFocused();
  await context.setOffline(false);
  const heading = page.getByRole('heading', { level: 1, name: /No positions/ });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/careers');
  await expect(page).not.toHaveTitle(/offline/);
  expect(loads()).toBe(0);
});

test('a page that has already loaded can be opened meanwhile, then the missing one', async ({
  page,
  context,
}) => {
  await page.goto('/careers');
  await hydrated(page);
  await footerLink(page, 'Terms').click();
  await expect(page).toHaveURL('/terms');
  await context.setOffline(true);
  await footerLink(page, 'Blog').click();
  await expect(offlineHeading(page)).toBeFocused();
  await footerLink(page, 'Careers').click();
  await expect(page.getByRole('heading', { level: 1, name: /No positions/ })).toBeFocused();
  await context.setOffline(false);
  await footerLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes from the field' })).toBeFocused();
});

test('a sign-in keeps typed text, says what is wrong, and succeeds when back online', async ({
  page,
  context,
}) => {
  const person = await registered();
  await page.route(AMPLIFY, (route) => route.abort('internetdisconnected'));
  await page.goto('/login');
  await live(page);
  await context.setOffline(true);
  await enterCredentials(page, person.email);
  await expect(page.getByRole('alert').filter({ hasText: /^You’re offline/ })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await expectNoAxeViolations(page);
  await page.unroute(AMPLIFY);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
});

test('Google’s button says that the browser is offline', async ({ page, context }) => {
  await page.goto('/login');
  const amplify = page.waitForResponse(AMPLIFY);
  await live(page);
  await amplify;
  await context.setOffline(true);
  await page.getByRole('button', { name: /with Google/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: /You’re offline/ })).toBeFocused();
});

test.describe('on a prerendered page, before hydration', () => {
  test('a form that can’t be sent says so, keeps what was typed, and can be sent later', async ({
    page,
    context,
  }) => {
    const person = newPerson();
    await page.goto('/contact');
    await context.setOffline(true);
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('textbox', { name: 'Message' }).fill('Is this from you?');
    await page.getByRole('button', { name: 'Send message' }).click();
    const notice = page.getByRole('alert').filter({ hasText: /^You’re offline/ });
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue(person.name);
    await expectNoAxeViolations(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you! Your message has been sent')).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await formsFrom(person.email)).toHaveLength(1);
  });

  test('the app loads automatically when back online', async ({ page, context }) => {
    await page.goto('/careers');
    await context.setOffline(true);
    await page.getByRole('heading', { level: 1 }).click();
    const notice = page.getByRole('alert').filter({ hasText: /^You’re offline/ });
    await expect(notice).toBeVisible();
    const isLive = live(page);
    await context.setOffline(false);
    await isLive;
    await expect(notice).toBeHidden();
  });
});

test.describe('on a screen for signed-in users', () => {
  startSignedIn();

  test('the initial session check can be retried', async ({ page }) => {
    await page.route(AMPLIFY, (route) => route.abort('internetdisconnected'));
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'This page couldn’t be opened' })).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(/^Reload it, or try again in a moment\./);
    await page.unroute(AMPLIFY);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  test('the outline shown during the check, and its failure, fit a narrow screen', async ({
    page,
  }) => {
    let fail = () => {};
    await page.route(AMPLIFY, (route) => {
      fail = () => void route.abort('internetdisconnected');
    });
    await page.goto('/dashboard/profile');
    await expect(page.getByText('Checking your session…')).toBeVisible();
    await expectFitsNarrowScreen(page);
    await expectNoAxeViolations(page);
    fail();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectFitsNarrowScreen(page);
    await expectNoAxeViolations(page);
  });
});
