import type { BrowserContext } from '@playwright/test';
import { sessionCookieName, tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { nextTotpCode } from '../../tests/setup/totp-codes.ts';
import { signInOverHttp, startSession } from '../fixtures/http-sign-in.ts';
import { enterCredentials, newPerson, registered } from '../fixtures/people.ts';
import { logOut, sessionCookies } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { cookieDomain } from '../fixtures/world.ts';
import { productionWorld } from '../world/production.ts';

const SESSION_COOKIE = sessionCookieName(productionWorld.clientId);

test('after a change of the cookie domain, signing out removes the cookies of both', async ({
  page,
  context,
}) => {
  await startSession(context);
  const current = await sessionCookies(context);
  const { hostname } = new URL(productionWorld.origins.app);
  await context.addCookies(current.map((cookie) => ({ ...cookie, domain: hostname })));
  expect(await sessionCookies(context)).toHaveLength(2 * current.length);
  await page.goto('/dashboard/profile');
  await logOut(page);
  await expect(page.getByText('You’ve signed out.')).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);
});

/** Sets cookies as another host under the same parent domain can. */
async function plant(
  context: BrowserContext,
  path: string,
  values: readonly { name: string; value: string }[],
): Promise<void> {
  await context.addCookies(
    values.map(({ name, value }) => ({ name, value, domain: cookieDomain(), path })),
  );
}

const junk = [{ name: SESSION_COOKIE, value: 'junk' }];

test('another user’s cookies for some pages are neither shown nor handed over', async ({
  page,
  context,
}) => {
  const { name, email, secret } = await startSession(context, newPerson('Ada Lovelace'));
  const mallory = await signInOverHttp(await registered(newPerson('Mallory')), 'chromium');
  for (const path of ['/dashboard', '/pricing']) await plant(context, path, mallory.cookies);
  const signedIn = page.getByText('Mallory').or(page.getByRole('button', { name: 'Learn' }));

  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(signedIn.filter({ visible: true })).toHaveCount(0);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Another site has set cookies in this one’s name')).toBeVisible();
  await expect(page.getByText('Mallory')).toHaveCount(0);

  await enterCredentials(page, email);
  await page.getByLabel('Authenticator code').fill(nextTotpCode(secret));
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  await expect
    .poll(async () => (await sessionCookies(context)).map(({ path }) => path))
    .toEqual(expect.not.arrayContaining(['/dashboard', '/pricing']));
});

test('junk in place of the user doesn’t break signing in, which removes former clients’ cookies', async ({
  page,
  context,
}) => {
  const { name, email, secret } = await startSession(context);
  await context.clearCookies();
  for (const path of ['/login', '/dashboard/profile', '/dashboard'])
    await plant(context, path, junk);
  const former = tokenCookiePrefix('former');
  await plant(context, '/', [{ name: `${former}LastAuthUser`, value: 'ada' }]);
  await page.goto('/login');
  await enterCredentials(page, email);
  await page.getByLabel('Authenticator code').fill(nextTotpCode(secret));
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  const named = (await sessionCookies(context)).map((cookie) => cookie.name);
  expect(named.filter((cookie) => cookie === SESSION_COOKIE)).toHaveLength(1);
  expect(named.filter((cookie) => cookie.startsWith(former))).toEqual([]);
});
