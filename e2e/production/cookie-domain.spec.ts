import { logOut, sessionCookies } from '../fixtures/session.ts';
import { startSession } from '../fixtures/http-sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { productionWorld } from '../world/production.ts';

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
