import { signInWithGoogle } from '../fixtures/google.ts';
import { logOut, sessionCookies } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/shared-page.ts';

test('Google over https, with Amplify as it is: sign in, and sign out of the hosted UI', async ({
  page,
  context,
}) => {
  await signInWithGoogle(page);
  await page.waitForURL('**/dashboard/profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  const backFromGoogle = page.waitForResponse(/\/logout\?client_id=/);
  await logOut(page);
  await (await backFromGoogle).finished();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);
});
