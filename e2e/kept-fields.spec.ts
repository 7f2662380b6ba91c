import { holdApp } from './fixtures/held-app.ts';
import { enterCredentials, registered, signInFirstTime } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';

test('a reload at the authenticator code returns to the credentials with the email', async ({
  page,
}) => {
  const person = await registered();
  await page.goto('/login');
  await enterCredentials(page, person.email);
  await expect(page.getByLabel('Authenticator code')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await signInFirstTime(page, person);
  await page.waitForURL('**/dashboard/profile');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    'app.tab.draft.sign-in',
  );
});

test('text typed before hydration survives a reload, except the password', async ({ page }) => {
  const { release } = await holdApp(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse');
  await page.reload({ waitUntil: 'commit' });
  release();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('text typed over a draft before hydration replaces it', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    sessionStorage.setItem('app.tab.draft.sign-in', '{"email":"old@example.com"}');
  });
  const { release } = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Email').fill('new@example.com');
  release();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('new@example.com');
});
