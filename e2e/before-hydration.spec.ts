import type { Page } from '@playwright/test';
import { sessionCookieName } from '#src/config/session-cookie.ts';
import { APP, holdApp, live, RENDERED_AGAIN } from './fixtures/held-app.ts';
import { PASSWORD, registered } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { startSignedIn } from './fixtures/test.ts';
import { world } from './fixtures/world.ts';

test('the mobile menu opens before the app loads, and stays open through hydration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { requested, release } = await holdApp(page);
  await page.goto('/');
  const isLive = live(page);
  await page.locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await requested;
  release();
  await isLive;
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toBeHidden();
});

test('text typed before hydration is kept, and sent with Enter', ({ page }) => signInEarly(page));

test('text typed where an ended session has left its cookie is kept, and sent with Enter', async ({
  page,
  context,
  baseURL,
}) => {
  const name = sessionCookieName(world().clientId);
  await context.addCookies([{ name, value: 'ended', url: baseURL ?? '' }]);
  await signInEarly(page);
});

test('text typed after reloading a resumed screen is kept, and sent with the first click', async ({
  page,
}) => {
  const person = await registered();
  await page.goto('/login');
  await page.getByLabel('Email').fill('someone.else@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('someone.else@example.com');
  const { requested, release } = await holdApp(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await requested;
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
});

test('Google, clicked before hydration, returns to the URL’s redirectTo', ({ page }) =>
  googleEarly(page));

test('the first interaction requests the page’s own script along with the app’s', async ({
  page,
}) => {
  const { requested, release } = await holdApp(page);
  await page.goto('/contact');
  const ownScript = page.waitForRequest(/\/assets\/contact-[\w-]+\.js$/);
  await page.getByLabel('Name').click();
  await requested;
  // The app, which would also request it, is still held back.
  await ownScript;
  release();
});

test.describe('for a signed-in user', () => {
  startSignedIn();

  test('the page shows the signed-in top bar before hydration', async ({ page, session }) => {
    const { requested, release } = await holdApp(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await requested;
    const main = page.getByRole('navigation', { name: 'Main' });
    const learn = main.getByRole('button', { name: 'Learn' });
    await expect(learn).toBeVisible();
    await expect(main.getByRole('link', { name: 'Login' })).toBeHidden();
    await learn.click();
    release();
    await expect(
      page.getByRole('heading', { name: new RegExp(session.person.name) }),
    ).toBeVisible();
  });

  test('the Account menu opens for a pointer that was over it before hydration', async ({
    page,
  }) => {
    const { requested, release } = await holdApp(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await requested;
    await page.getByRole('button', { name: 'Account' }).hover();
    release();
    await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  });
});

test.describe('when the app cannot be fetched', () => {
  test.use({
    expectedNoise: { allowedConsole: [/^Failed to load resource: net::ERR_FAILED/] },
  });

  test('the next interaction tries again', async ({ page }) => {
    await page.route(APP, (route) => route.abort(), { times: 1 });
    await page.goto('/pricing');
    const failed = page.waitForEvent('requestfailed');
    const dark = page.getByRole('radio', { name: 'Dark' });
    await dark.click();
    await failed;
    await dark.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('with extensions', () => {
  test.use({ expectedNoise: { allowedConsole: [RENDERED_AGAIN] } });

  for (const [path, typed, filled] of [
    ['/login', 'Password', 'Email'],
    ['/register', 'Full name', 'Password'],
    ['/contact', 'Message', 'Email'],
  ] as const) {
    test(`${path} keeps what was typed, what was filled in, the focus and the caret`, async ({
      page,
    }) => {
      const { requested, release } = await holdApp(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const isLive = live(page);
      const field = page.getByLabel(typed, { exact: true });
      await field.pressSequentially('Ad');
      await extend(page);
      await page.getByLabel(filled, { exact: true }).evaluate((control: HTMLInputElement) => {
        control.value = 'ada@example.com';
      });
      await page.keyboard.press('ArrowLeft');
      await requested;
      release();
      await isLive;
      await page.keyboard.type('X');
      await expect(field).toHaveValue('AXd');
      await expect(page.getByLabel(filled, { exact: true })).toHaveValue('ada@example.com');
    });
  }

  test('text typed before hydration is sent with Enter', ({ page }) => signInEarly(page, extend));

  test('Google, clicked before hydration, opens', ({ page }) => googleEarly(page, extend));
});

/** Signs in before hydration, after whatever `change` does to the page. */
async function signInEarly(page: Page, change?: (page: Page) => Promise<void>): Promise<void> {
  const person = await registered();
  const { requested, release } = await holdApp(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await requested;
  await page.getByLabel('Email').pressSequentially(person.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD);
  await change?.(page);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
}

async function googleEarly(page: Page, change?: (page: Page) => Promise<void>): Promise<void> {
  const { requested, release } = await holdApp(page);
  const target = '/dashboard/subscription';
  await page.goto(`/login?redirectTo=${encodeURIComponent(target)}`, {
    waitUntil: 'domcontentloaded',
  });
  await requested;
  await change?.(page);
  await page.getByRole('button', { name: /with Google/ }).click();
  release();
  await expect(page.getByRole('button', { name: /Ada Lovelace/ })).toBeVisible();
  await page.goto('/cookies');
  expect(await page.evaluate(() => localStorage.getItem('app.postLoginRedirect'))).toBe(target);
}

/** What extensions add: a node beside each field, such as a password manager's icon, and nodes and attributes anywhere. */
async function extend(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
      field.after(document.createElement('password-icon'));
      field.dataset['manager'] = 'on';
      field.style.paddingRight = '3rem';
    }
    document.body.prepend(document.createElement('extension-frame'));
    document.body.dataset['extension'] = 'on';
    document.documentElement.dataset['extension'] = 'on';
  });
}
