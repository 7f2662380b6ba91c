import { logOut, sessionCookies } from './fixtures/session.ts';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { acceptProviderFactor, choose, goToGoogle, signInWithGoogle } from './fixtures/google.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { test as inOwnContext } from './fixtures/test.ts';
import { servicePorts } from './fixtures/world.ts';

const ports = servicePorts();

async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

/** Resolves once this document, which may be about to be left, has rendered the landing page. */
async function landingRendered(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    void page.exposeFunction('whenLanded', resolve).then(() =>
      page.evaluate(() => {
        const observer = new MutationObserver(() => {
          const watchDemo = document.querySelector('main a[href="/demo"]');
          if (watchDemo !== null) Reflect.get(window, 'whenLanded')();
        });
        observer.observe(document, { subtree: true, childList: true });
      }),
    );
  });
}

inOwnContext(
  'sign in with Google, find no password to change, and sign out of the hosted UI',
  async ({ page, context }) => {
    await signInWithGoogle(page);
    await page.waitForURL('**/dashboard/profile');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    await expect(page.getByLabel('Current password')).toHaveCount(0);
    await expect(page.getByText(/^You sign in with Google, so your second step/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Replace Authenticator App' })).toHaveCount(0);
    // The hosted sign-out is slow, so the page being left renders the landing page meanwhile.
    const landed = landingRendered(page);
    await page.route(/\/logout\?client_id=/, async (route) => {
      await landed;
      await route.continue();
    });
    const backFromGoogle = page.waitForResponse(/\/logout\?client_id=/);
    await logOut(page);
    await (await backFromGoogle).finished();
    await page.waitForLoadState('load');
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(page.getByText('You’ve signed out.')).toBeVisible();
    expect(await sessionCookies(context)).toEqual([]);
    expect(await storedKeys(page)).toEqual(['app.google-protects']);

    // On this device Ada has read the notice; Mary hasn't.
    await goToGoogle(page);
    await choose(page, /Ada Lovelace/);
    await page.waitForURL('**/dashboard/profile');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    await logOut(page);
    await expect(page.getByText('You’ve signed out.')).toBeVisible();
    await goToGoogle(page);
    await choose(page, /Mary Somerville/);
    await acceptProviderFactor(page);
    await page.waitForURL('**/dashboard/profile');
  },
);

test('signing out on /login goes through the hosted sign-out too, and says so', async ({
  page,
}) => {
  await signInWithGoogle(page);
  await page.waitForURL('**/dashboard/profile');
  await page.goto('/login');
  const backFromGoogle = page.waitForResponse(/\/logout\?client_id=/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await (await backFromGoogle).finished();
  await expect(page.getByText('You’ve signed out.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('redirectTo survives the redirect to Google, is used once, and opens the learning site', async ({
  page,
}) => {
  const target = `http://localhost:${ports.learningSite}/`;
  await goToGoogle(page, `/login?redirectTo=${encodeURIComponent(target)}`);
  await choose(page, /Grace Hopper/);
  await expect(page.getByRole('heading', { name: /Grace Hopper/ })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.goto('/');
  expect((await storedKeys(page)).filter((key) => key.includes('Redirect'))).toEqual([]);
});

test('a hostile redirectTo gets no token, and needs a click after Google too', async ({ page }) => {
  await goToGoogle(page, `/login?redirectTo=${encodeURIComponent('https://evil.example/x')}`);
  await choose(page, /Ada Lovelace/);
  await page.waitForURL('**/leave?redirectTo=**');
  await expect(page.getByRole('strong').getByText('evil.example')).toBeVisible();
});

test('returning with a used code keeps the user signed in', async ({ page }) => {
  const back = page.waitForRequest((request) => request.url().includes('/callback?code='));
  await signInWithGoogle(page);
  await page.waitForURL('**/dashboard/profile');
  await page.goto((await back).url());
  await page.waitForURL('**/dashboard/profile');
});

test('opening another tab meanwhile doesn’t cancel the sign-in', async ({ page, context }) => {
  await goToGoogle(page);
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await choose(page, /Ada Lovelace/);
  await acceptProviderFactor(page);
  await page.waitForURL('**/dashboard/profile');
});

test('the notice that Google protects the account is accessible', async ({ page }) => {
  await goToGoogle(page);
  await choose(page, /Ada Lovelace/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Google protects this account');
  await expectNoAxeViolations(page);
});

test('an account whose token just fits into a cookie signs in as usual', async ({ page }) => {
  await goToGoogle(page);
  await choose(page, /Mary Somerville/);
  await acceptProviderFactor(page);
  await page.waitForURL('**/dashboard/profile');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Mary Somerville');
});
