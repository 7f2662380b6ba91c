import type { Page } from '@playwright/test';
import { registered, signInFirstTime } from './fixtures/people.ts';
import { operationOf } from './fixtures/pool-answers.ts';
import { expect, startSignedIn, test } from './fixtures/test.ts';

/** Records the operations sent to the user pool and the identity pool from now on, in order. */
function watchOperations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (request.method() === 'POST' && operation !== undefined) sent.push(operation);
  });
  return sent;
}

/** Scripts that were loaded without being preloaded by the page. */
function lateScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll('link[rel="modulepreload"]');
    const named = new Set([...links].map((link) => Reflect.get(link, 'href')));
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !named.has(name));
  });
}

test.describe('signed in', () => {
  startSignedIn();

  test('opening the profile requests the user once, before anything else, and needs only preloaded scripts', async ({
    page,
  }) => {
    const sent = watchOperations(page);
    await page.goto('/dashboard/profile');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    await expect.poll(() => sent.length).toBe(3);
    expect(sent).toEqual(['GetUser', 'GetId', 'GetCredentialsForIdentity']);
    // Only toasts are loaded when idle.
    const late = (await lateScripts(page)).filter((url) => !url.includes('/toast-container-'));
    expect(late).toEqual([]);
  });
});

test('the profile renders with the redirect after the pause', async ({ page }) => {
  const person = await registered();
  await page.goto('/login');
  const sent = watchOperations(page);
  await signInFirstTime(page, person);
  await expect(page.getByText('✅ MFA verified. Redirecting...')).toBeVisible();
  await expect
    .poll(() => sent)
    .toEqual(expect.arrayContaining(['GetUser', 'GetCredentialsForIdentity']));
  expect(new URL(page.url()).pathname).toBe('/login');
  // From here on every request but the icon's fails, so everything must already have loaded.
  await page.route(/^(?!.*\/favicon\.svg$)/, (route) => route.abort());
  await page.waitForURL('**/dashboard/profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  expect(sent.filter((operation) => operation === 'GetUser')).toHaveLength(1);
});
