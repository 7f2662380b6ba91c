import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { registered, signInFirstTime } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { startSignedIn } from './fixtures/test.ts';
import { servicePorts } from './fixtures/world.ts';

test('a redirectTo to an unknown site needs a click, and gets no token', async ({ page }) => {
  const person = await registered();
  await page.goto(`/login?redirectTo=${encodeURIComponent('https://evil.example/collect')}`);
  await signInFirstTime(page, person);
  await page.waitForURL('**/leave?redirectTo=**');
  await expect(page.getByRole('strong').getByText('evil.example')).toBeVisible();
  await expectNoAxeViolations(page);
  const onward = page.getByRole('link', { name: /Continue to/ });
  await expect(onward).toHaveAttribute('href', 'https://evil.example/collect');
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.waitForURL('**/dashboard/profile');
});

test.describe('with a trusted origin (scripts/test-e2e.mjs)', () => {
  startSignedIn();
  const target = `http://localhost:${servicePorts().console}/`;

  test('redirects immediately, without a token', async ({ page }) => {
    const arrival = page.waitForRequest((request) => request.url().startsWith(target));
    await page.goto(`/login?redirectTo=${encodeURIComponent(target)}`);
    expect((await arrival).url()).toBe(target);
    await page.waitForURL(target);
  });

  test('Back from there returns to the page visited before /login', async ({ page }) => {
    await page.goto('/pricing');
    await page.goto(`/login?redirectTo=${encodeURIComponent(target)}`);
    await page.waitForURL(target);
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });
});
