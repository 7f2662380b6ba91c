import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { atSecurity } from './fixtures/account.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { PASSWORD } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';

test('the profile starts with a greeting, the next lesson, the account’s protection and the plan', async ({
  page,
}) => {
  const { name } = await atSecurity(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByText(`Hello, ${name}`)).toBeVisible();
  const protection = page.getByRole('region', { name: 'What protects your account' });
  await expect(protection).toContainText('Authenticator app');
  await expect(protection).toContainText(/Signed in since \d+ \w+ \d{4}, \d\d:\d\d/);
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('nothing to pay');
  await expectNoAxeViolations(page);
  await expectFitsNarrowScreen(page);
  await page.getByRole('button', { name: 'Go to your lessons' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
});

test('while the authenticator is being replaced, the rest of the profile is hidden, and keeps typed text', async ({
  page,
}) => {
  await atSecurity(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  const name = page.getByLabel('Full name');
  await name.fill('Ada King');
  const replace = page.getByRole('button', { name: 'Replace Authenticator App' });
  await replace.click();
  await expect(page.getByRole('heading', { name: 'Replace your authenticator app' })).toBeFocused();
  await expect(name).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your next lesson' })).toBeHidden();
  await expect(
    page.getByRole('heading', { name: 'Replace your authenticator app' }),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(replace).toBeFocused();
  await expect(replace).toBeInViewport();
  await expect(name).toHaveValue('Ada King');
});

test('on a phone, the toast after a save covers nothing of the section that it is about', async ({
  page,
}) => {
  await atSecurity(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByLabel('Full name').fill('Ada King');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectClearOfToast(page, 'Your details');

  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Another-horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectClearOfToast(page, 'Password');
});

async function expectClearOfToast(page: Page, region: string): Promise<void> {
  const toast = page.locator('.Toastify__toast');
  // While hovered, it doesn't end by itself.
  await toast.hover();
  const bottom = async () => {
    const box = await toast.boundingBox();
    return box === null ? NaN : box.y + box.height;
  };
  const heading = page.getByRole('region', { name: region }).getByRole('heading');
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? NaN) >= (await bottom()))
    .toBe(true);
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
}
