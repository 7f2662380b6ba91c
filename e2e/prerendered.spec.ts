import type { Page } from '@playwright/test';
import { APP, holdApp, live, takenOver } from './fixtures/held-app.ts';
import { enterCredentials, PASSWORD, registered } from './fixtures/people.ts';
import { expect, startSignedIn, test } from './fixtures/test.ts';

test('a page that is only read loads no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a public page is there, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account' })).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Login' })
      .click();
    await expect(page.getByText(/^This page needs JavaScript/)).toBeVisible();
    await expect(page.getByLabel('Email')).toBeHidden();
  });
});

test('an audience that was chosen before the app came stays chosen', async ({ page }) => {
  const { asked, letGo } = await holdApp(page);
  await page.goto('/');
  const isLive = live(page);
  const enterprise = page.getByRole('radio').nth(2);
  await enterprise.click();
  await asked;
  letGo();
  await isLive;
  await expect(enterprise).toBeChecked();
  await expect(page.getByRole('radio').nth(0)).not.toBeChecked();
});

test('the menu of a phone opens without the app, and stays open when it comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { asked, letGo } = await holdApp(page);
  await page.goto('/');
  const isLive = live(page);
  await page.locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await asked;
  letGo();
  await isLive;
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toBeHidden();
});

test.describe('when the app cannot be fetched', () => {
  test.use({
    expectedNoise: { allowedConsole: [/^Failed to load resource: net::ERR_FAILED/] },
  });

  test('the next press tries again', async ({ page }) => {
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

test('what is typed before the app is there is kept, and sent at the first press', async ({
  page,
}) => {
  const person = await registered();
  const { asked, letGo } = await holdApp(page);
  await page.goto('/login');
  await asked;
  await page.getByLabel('Email').pressSequentially(person.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  letGo();
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
});

test.describe('for somebody who is signed in', () => {
  startSignedIn();

  test('the page shows their own top bar before the app is there', async ({ page, session }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const learn = main.getByRole('button', { name: 'Learn' });
    await expect(learn).toBeVisible();
    await expect(main.getByRole('link', { name: 'Login' })).toBeHidden();
    const { letGo } = await holdApp(page);
    letGo();
    await learn.click();
    await expect(
      page.getByRole('heading', { name: new RegExp(session.person.name) }),
    ).toBeVisible();
  });

  test('the Account menu opens for a pointer that was there before the app', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).hover();
    await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  });
});

test('a sign-in with a redirectTo keeps it in the links of the built page', async ({ page }) => {
  await page.goto('/login?redirectTo=%2Fdashboard%2Fsubscription');
  await expect(page.getByRole('link', { name: /Create|Register/ }).last()).toHaveAttribute(
    'href',
    /redirectTo=/,
  );
});

test('Google, pressed before the app is there, leads back to the redirectTo of the address', async ({
  page,
}) => {
  const { asked, letGo } = await holdApp(page);
  const target = '/dashboard/subscription';
  await page.goto(`/login?redirectTo=${encodeURIComponent(target)}`);
  await asked;
  await page.getByRole('button', { name: /with Google/ }).click();
  letGo();
  await expect(page.getByRole('button', { name: /Ada Lovelace/ })).toBeVisible();
  await page.goto('/cookies');
  expect(await page.evaluate(() => localStorage.getItem('lureproof.postLoginRedirect'))).toBe(
    target,
  );
});

test('a chosen theme is there from the start, in its control too, and can be taken back at once', async ({
  page,
}) => {
  const { asked, letGo } = await holdApp(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('lureproof.theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).click();
  await asked;
  const isLive = live(page);
  letGo();
  await isLive;
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('lureproof.theme'))).toBeNull();
});

test('the first press asks for what the page itself is made of, not only for the app', async ({
  page,
}) => {
  const { asked, letGo } = await holdApp(page);
  await page.goto('/contact');
  const ownScript = page.waitForRequest(/\/assets\/contact-[\w-]+\.js$/);
  await page.getByLabel('Name').click();
  await asked;
  // The app, which would ask for it too, has not come.
  await ownScript;
  letGo();
});

/** Watches from now on; gives the colour schemes that were there for a frame. */
async function watchScheme(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const schemes = new Set<string>();
    const look = () => {
      schemes.add(getComputedStyle(document.body).colorScheme);
      requestAnimationFrame(look);
    };
    look();
    return schemes;
  });
  return () => seen.evaluate((schemes) => [...schemes]);
}

for (const [drawn, state] of [
  ['takes the page over', null],
  ['draws the page anew, with what its history holds', { usr: {} }],
] as const) {
  test(`a theme that is chosen before the app is there is shown, and kept when the app ${drawn}`, async ({
    page,
  }) => {
    const { asked, letGo } = await holdApp(page);
    const scheme = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
    await page.goto('/');
    await page.evaluate((kept) => {
      localStorage.setItem('lureproof.theme', 'dark');
      window.history.replaceState(kept, '');
    }, state);
    await page.reload();
    expect(await scheme()).toBe('dark');
    await page.getByRole('radio', { name: 'Light' }).click();
    expect(await scheme()).toBe('light');
    await asked;
    const seen = await watchScheme(page);
    const isLive = live(page);
    letGo();
    await isLive;
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await seen()).toEqual(['light']);
    await page.getByRole('radio', { name: 'System' }).click();
    expect(await scheme()).toBe('light dark');
    await page.reload();
    expect(await scheme()).toBe('light dark');
  });
}

test('the taken-over page answers without a reload', async ({ page }) => {
  await page.goto('/');
  const isLive = live(page);
  await page.locator('h1').click();
  await isLive;
  await page.evaluate(() => Reflect.set(window, 'kept', true));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await enterCredentials(page, 'nobody@example.com', '');
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);
});

test.describe('an article that is not there', () => {
  const words = "Oops! The page you're looking for doesn't exist.";
  test.use({
    expectedNoise: {
      allowedConsole: [/^No page at this path:/, /^Failed to load resource: .*404/],
    },
  });

  test('is a real 404, before the app and with it', async ({ page }) => {
    const said = page.waitForEvent('console', (message) =>
      message.text().includes('/nothing-here'),
    );
    const response = await page.goto('/blog/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page.getByText(words)).toBeVisible();
    await said;
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveTitle('404 - Page Not Found');
  });
});

test('from article to article without a reload, each with its own words', async ({ page }) => {
  await page.goto('/blog');
  await takenOver(page);
  await page.evaluate(() => Reflect.set(window, 'kept', true));
  const articles = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  const title = await articles.first().innerText();
  await articles.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page
    .getByRole('navigation', { name: 'More from the blog' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);
});
