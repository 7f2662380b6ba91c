import { expect, test } from './fixtures/test.ts';

const AMPLIFY_MARK = /CognitoIdentityProvider\b|AWSCognitoIdentityProviderService|aws-amplify/;

test('public pages load no byte of Amplify, and nothing from elsewhere', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/');
  await page.getByRole('radio').nth(2).click();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(body).not.toMatch(AMPLIFY_MARK);

  scripts.length = 0;
  await page.goto('/login', { waitUntil: 'networkidle' });
  const loginBodies = await Promise.all(scripts);
  expect(loginBodies.some((body) => AMPLIFY_MARK.test(body))).toBe(true);
});

test.describe('a path that does not exist', () => {
  test.use({
    expectedNoise: {
      allowedConsole: [/No page at this path: \/no-such-page$/, /status of 404 \(Not Found\)/],
    },
  });

  test('has the specified page and a real 404', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const response = await page.goto('/no-such-page?secret=1');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 - Page Not Found');
    await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
    expect(lines.join('\n')).not.toContain('secret');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
