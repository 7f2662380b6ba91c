import { expect, test } from './fixtures/test.ts';

const AMPLIFY_MARK = /CognitoIdentityProvider\b|AWSCognitoIdentityProviderService|aws-amplify/;

test('public pages load no byte of Amplify, and nothing from elsewhere', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  // Asked for once more: a browser throws away the bodies of a page that has gone on.
  const loaded = async () => {
    const bodies = [...scripts].map(async (url) => (await page.request.get(url)).text());
    scripts.clear();
    return Promise.all(bodies);
  };
  await page.goto('/');
  await page.getByRole('radio').nth(2).click();
  await page.waitForLoadState('networkidle');
  const bodies = await loaded();
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(body).not.toMatch(AMPLIFY_MARK);

  await page.goto('/login', { waitUntil: 'networkidle' });
  expect((await loaded()).some((body) => AMPLIFY_MARK.test(body))).toBe(true);
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

test('where the system forces its colours, the headline has its ink and a button its edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 }).locator('span');
  await expect(headline).toHaveCSS('border-right-width', '0px');
  const hasInk = await headline.evaluate((element) => {
    const { color, webkitTextFillColor } = getComputedStyle(element);
    return { color, webkitTextFillColor };
  });
  expect(hasInk.webkitTextFillColor).not.toBe('rgba(0, 0, 0, 0)');
  const start = page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first();
  await expect(start).toHaveCSS('border-top-width', '1px');
  await expect(start).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  const audience = (id: string) => page.locator('label', { has: page.locator(`#audience-${id}`) });
  await expect(audience('individuals')).toHaveCSS('outline-style', 'solid');
  await expect(audience('enterprise')).toHaveCSS('outline-style', 'none');
  await page.goto('/features');
  const here = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Features' });
  await expect(here).toHaveCSS('text-decoration-line', 'underline');
});
