import type { Page } from '@playwright/test';
import { localPorts } from '#local/settings.ts';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';

const ports = localPorts(process.env['LOCAL_PORT_BASE']);
const OAUTH_FAILED = 'Login failed during OAuth redirect.';

/** From a screen with the button to the stand-in's account chooser. */
async function goToGoogle(page: Page, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: /with Google/ }).click();
  await page.waitForURL(`http://localhost:${ports.userPool}/**`);
}

async function choose(page: Page, name: RegExp | string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** Google's second factor protects the session: the app says so once, and goes on. */
async function acceptProviderFactor(page: Page): Promise<void> {
  await page.waitForURL('**/enable-mfa**');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /dashboard|continue|go on/i }).click();
}

async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

test('sign in with Google, find no password to change, and sign out at Google’s too', async ({
  page,
  context,
}) => {
  await goToGoogle(page);
  const authorize = new URL(page.url()).searchParams;
  if (authorize.has('state')) expect(authorize.get('state')).toHaveLength(32);
  await choose(page, /Ada Lovelace/);
  await acceptProviderFactor(page);
  await page.waitForURL('**/dashboard/profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await expect(page.getByText(/^You sign in with Google, so Google asks/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace Authenticator App' })).toHaveCount(0);
  const backFromGoogle = page.waitForResponse(/\/logout\?client_id=/);
  await page.getByRole('button', { name: 'Account' }).hover();
  await page.getByRole('button', { name: 'Logout' }).click();
  await (await backFromGoogle).finished();
  await page.waitForLoadState('load');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  const cookies = (await context.cookies()).filter(({ name }) => name.includes('Cognito'));
  expect(cookies).toEqual([]);
  expect(await storedKeys(page)).toEqual([]);
});

test('the authorize request is code + PKCE for Google, with the four scopes', async ({ page }) => {
  const asked = page.waitForRequest(/\/oauth2\/authorize\?/);
  await goToGoogle(page, '/register');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    identity_provider: 'Google',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    redirect_uri: `http://localhost:${ports.app}/callback`,
  });
  expect(query.get('state')).toHaveLength(32);
});

test('redirectTo survives the way through Google, is used once, and leads to the learning site', async ({
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

test('a hostile redirectTo gets no token and needs a click after Google too', async ({ page }) => {
  await goToGoogle(page, `/login?redirectTo=${encodeURIComponent('https://evil.example/x')}`);
  await choose(page, /Ada Lovelace/);
  await page.waitForURL('**/leave?redirectTo=**');
  await expect(page.getByText('evil.example', { exact: true })).toBeVisible();
});

for (const [name, hint] of [
  ['Cancel', /stopped at Google/],
  [/deny|refuse/i, /stopped at Google/],
] as const) {
  test(`"${String(name)}" at Google says so, changes nothing, and can be tried again`, async ({
    page,
  }) => {
    await goToGoogle(page);
    await choose(page, name);
    await expect(page.getByText(OAUTH_FAILED)).toBeVisible();
    await expect(page.getByText(hint)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Try again with Google' }).click();
    await page.waitForURL(`http://localhost:${ports.userPool}/**`);
  });
}

test('a code that this browser did not ask for is refused, and gives no session', async ({
  page,
}) => {
  await page.goto('/callback?code=stolen&state=forged');
  await expect(page.getByText(OAUTH_FAILED)).toBeVisible();
  await expect(page.getByText(/already used, or another tab/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('a state that does not match is refused', async ({ page }) => {
  await goToGoogle(page);
  await page.goto('/callback?code=stolen&state=forged');
  await expect(page.getByText(OAUTH_FAILED)).toBeVisible();
  await expect(page.getByText(/didn’t match the request/)).toBeVisible();
});

test('coming back a second time with a used code goes on, signed in', async ({ page }) => {
  const back = page.waitForRequest((request) => request.url().includes('/callback?code='));
  await goToGoogle(page);
  await choose(page, /Ada Lovelace/);
  await acceptProviderFactor(page);
  await page.waitForURL('**/dashboard/profile');
  await page.goto((await back).url());
  await page.waitForURL('**/dashboard/profile');
});

test('another tab opened meanwhile does not break the sign-in off', async ({ page, context }) => {
  await goToGoogle(page);
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await choose(page, /Ada Lovelace/);
  await acceptProviderFactor(page);
  await page.waitForURL('**/dashboard/profile');
});

test('an account whose token no cookie can hold is told so, and is not half signed in', async ({
  page,
  context,
}) => {
  await goToGoogle(page);
  await choose(page, /Hedy Lamarr/);
  await expect(page.getByText(OAUTH_FAILED)).toBeVisible();
  await expect(page.getByText(/too large for this browser to keep/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
    'href',
    '/support',
  );
  await expectNoAxeViolations(page);
  const cookies = (await context.cookies()).filter(({ name }) => name.includes('Cognito'));
  expect(cookies).toEqual([]);
});

test('/callback with nobody signed in says that there is no token', async ({ page }) => {
  await page.goto('/callback');
  await expect(page.getByText('Authentication failed: No token received')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('an account whose token a cookie just holds is signed in like any other', async ({ page }) => {
  await goToGoogle(page);
  await choose(page, /Mary Somerville/);
  await acceptProviderFactor(page);
  await page.waitForURL('**/dashboard/profile');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Mary Somerville');
});
