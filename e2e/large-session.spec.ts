import { sessionCookies } from './fixtures/session.ts';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { registered, signInFirstTime, newPerson } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';

test('a name at the limit, in four-byte emoji, signs in and stays signed in', async ({ page }) => {
  const name = '🎣'.repeat(100);
  const person = await registered(newPerson(name));
  await page.goto('/login');
  await signInFirstTime(page, person);
  await page.waitForURL('**/dashboard/profile');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(name);
});

test('an account whose token exceeds a cookie gets a message on /login, with a link to support', async ({
  page,
  context,
}) => {
  // Saved by another client, which has no such limit.
  const person = await registered(newPerson('Ł'.repeat(2000)));
  await page.goto('/login');
  await signInFirstTime(page, person);
  const told = page.getByText(/too large for a browser to hold/);
  await expect(told).toBeVisible();
  await expect(page.getByRole('alert').filter({ has: told })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/support',
  );
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expectNoAxeViolations(page);
  const cookies = await sessionCookies(context);
  expect(cookies).toEqual([]);
});
