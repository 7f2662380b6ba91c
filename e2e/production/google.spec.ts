import { logOut, sessionCookies } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/shared-page.ts';
import { productionWorld } from '../world/production.ts';

test('Google over https, with Amplify as it is: sign in, and sign out of the hosted UI', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /with Google/ }).click();
  await page.waitForURL(`${productionWorld.origins.userPool}/**`);
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.waitForURL('**/enable-mfa**');
  await page.getByRole('button', { name: /dashboard|continue|go on/i }).click();
  await page.waitForURL('**/dashboard/profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  const backFromGoogle = page.waitForResponse(/\/logout\?client_id=/);
  await logOut(page);
  await (await backFromGoogle).finished();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);
});
